import type { Page, Route } from 'playwright'
import { describe, expect } from 'vitest'
import { enhancementsOf, fileOf } from './built-files.ts'
import { extend } from './foreign-code.ts'
import { it } from './it.ts'
import { island } from './search-states.ts'

/** A failed import has no fixed message. */
const missingFiles = /Failed to load resource|dynamically imported module|: $/

/** Holds the code of an island or a part until it is let go, which answers it. */
async function held(page: Page, module: string, answer = (route: Route) => route.fallback()): Promise<() => void> {
  const awaited = Promise.withResolvers<void>()
  await page.route(fileOf(module), async (route) => {
    await awaited.promise
    await answer(route)
  })
  return () => awaited.resolve()
}

const choose = (page: Page) => page.locator('#offers form[data-offer]').getByRole('button', { name: 'Choisir' }).first()

describe('a press before its island is awake', () => {
  // @rule B4.1
  it('on an offer of a hotel opens the calendar and remembers the offer', async ({ visitor }) => {
    const page = await visitor()
    const letGo = await held(page, 'HotelPanel')
    await page.goto('/fr/hotel/1057')
    const offer = await page.locator('#offers form[data-offer]').first().getAttribute('data-offer')
    await choose(page).click()
    await page.locator('#offers [data-pressed]').waitFor()
    letGo()
    await page.getByRole('dialog').getByRole('grid').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/fr/hotel/1057')
    expect(new URL(page.url()).hash).toContain(`offerId=${offer}`)
    expect(await page.locator('[data-pressed]').count()).toBe(0)
  })

  it('on the details of an offer opens them', async ({ visitor }) => {
    const page = await visitor()
    const letGo = await held(page, 'HotelPanel')
    await page.goto('/fr/hotel/1057')
    await page.locator('#offers a[data-offer-detail]').first().click()
    letGo()
    await page.locator('dialog:modal form[data-offer]').waitFor()
  })

  it('on the order of the results leaves it open, where React renders the island anew as well', async ({ visitor, tolerate }) => {
    tolerate(/Minified React error #418/)
    const page = await visitor()
    const letGo = await held(page, 'Sort')
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${extend.toString()})`)
    await page.goto('/fr/week-ends/normandie')
    const served = await island(page, 'sort').locator('details').elementHandle()
    await island(page, 'sort').locator('summary').click()
    letGo()
    await page.waitForFunction((element) => !element?.isConnected, served)
    await island(page, 'sort').locator('details[open]').getByText('Prix croissants').waitFor()
  })

  it('on a card beside the order of the results closes it, though nobody else does', async ({ visitor }) => {
    const page = await visitor()
    await held(page, 'Sort')
    const enhanced = enhancementsOf(page)
    await page.goto('/fr/week-ends/normandie')
    await enhanced
    await island(page, 'sort').locator('summary').click()
    await page.locator('article[data-offer]:visible h3 a').last().click()
    await island(page, 'sort').locator('details:not([open])').waitFor()
    expect(new URL(page.url()).pathname).toBe('/fr/week-ends/normandie')
  })

  it('that submits the filters is a choice of the page, which stays', async ({ visitor }) => {
    const page = await visitor()
    const letGo = await held(page, 'Filters')
    await page.goto('/fr/week-ends/normandie')
    const facilities = island(page, 'filters').locator('details[data-section=facilities]')
    await facilities.locator('summary').click()
    const option = facilities.locator('label:has(input:enabled)').first()
    await option.click()
    await facilities.locator('[type=submit]').click()
    letGo()
    const chosen = await option.locator('input').getAttribute('value')
    await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe(`#facilities=${chosen}`)
    expect(new URL(page.url()).search).not.toContain('facilities')
  })
})

describe('where scripts cannot be loaded', () => {
  it('an offer of a hotel is chosen as without them, and the page is not loaded again before', async ({ visitor, tolerate }) => {
    tolerate(missingFiles)
    const page = await visitor()
    await page.route(fileOf('HotelPanel'), (route) => route.abort())
    await page.goto('/fr/hotel/1057')
    const loaded: string[] = []
    page.on('framenavigated', (frame) => loaded.push(new URL(frame.url()).pathname))
    await choose(page).click()
    await page.waitForURL(/\/fr\/sejour\/\d+/)
    expect(loaded.filter((path) => path === '/fr/hotel/1057')).toEqual([])
  })

  it.for([
    ['are refused', (route: Route) => route.abort()],
    ['are gone', (route: Route) => route.fulfill({ status: 404 })],
  ] as const)('the first press shows the browser’s own fields for dates: they %s', async ([, answer], { visitor, tolerate }) => {
    tolerate(missingFiles)
    const page = await visitor()
    const letGo = await held(page, 'DatesDraft', answer)
    const served = await (await page.goto('/fr/sejour/10572'))?.text()
    // The page is asked for once more, and counts as one that comes when it takes long.
    await page.route('/fr/sejour/10572', (route) => route.fulfill({ contentType: 'text/html', body: served ?? '' }))
    await page.route(/\.js$/, (route) => (route.request().url().includes('start') ? answer(route) : route.fallback()))
    let loads = 0
    page.on('framenavigated', () => void loads++)
    await page.locator('#booking').getByRole('button', { name: 'Choisir mes dates' }).first().click()
    letGo()
    await page.locator('#booking').getByLabel('Arrivée').waitFor()
    expect(loads).toBe(0)
  })

  it('the first press shows the browser’s own fields for dates: the network is gone', async ({ visitor, tolerate }) => {
    tolerate(missingFiles)
    const page = await visitor()
    await page.goto('/fr/sejour/10572')
    const letGo = await held(page, 'DatesDraft', (route) => route.abort('internetdisconnected'))
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }))
    await page.locator('#booking').getByRole('button', { name: 'Choisir mes dates' }).first().click()
    letGo()
    await page.locator('#booking').getByLabel('Arrivée').waitFor()
  })
})
