import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { fillGuest } from './booking-steps.ts'
import { enhancementsOf, fileOf } from './built-files.ts'
import { contextOf } from '../open-pages.ts'
import { it } from './it.ts'

const pages = [
  { name: 'a stay', path: '/fr/sejour/10572' },
  { name: 'a hotel', path: '/fr/hotel/1057' },
]
const choose = (page: Page) => page.locator('#booking').getByRole('button', { name: 'Choisir mes dates' }).first()

/** Fills the server's form with native fields and submits it. */
async function bookByForm(page: Page): Promise<void> {
  const form = page.locator('#booking form[method="get"]')
  await form.getByLabel('Arrivée').fill('2027-04-13')
  await form.getByLabel('Départ').fill('2027-04-14')
  await form.getByRole('button', { name: 'Voir le prix' }).click()
  await page.waitForURL(/\?checkin=2027-04-13&checkout=2027-04-14/)
}

/** Errors of missing files; a failed import has no fixed message. */
const missingFiles = /Failed to load resource|dynamically imported module|: $/

describe('where the code of islands is missing', () => {
  it.for(pages)('$name is whole, and its dates are chosen with the browser’s own fields', async ({ path }, { visitor, tolerate }) => {
    tolerate(missingFiles)
    const page = await visitor()
    await page.route(/\/assets\/(?!start)[\w.-]+\.js$/, (route) => route.fulfill({ status: 404 }))
    // It has been reloaded before, for files that may have been those of an older build.
    await page.addInitScript(() => location.host && sessionStorage.setItem(`reloaded ${location.pathname}`, '1'))
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('#booking').scrollIntoViewIfNeeded()
    await bookByForm(page)
    const on = page.locator('#booking, #offers').locator('a[href*="/checkout?"]:visible, form[data-offer] button:visible')
    expect(await on.count()).toBeGreaterThan(0)
  })

  it.for(pages)('$name returns to its native fields when only the calendar fails to load', async ({ path }, { visitor, tolerate }) => {
    tolerate(missingFiles)
    const page = await visitor()
    await page.route(fileOf('DatesDraft'), (route) => route.abort())
    await page.goto(path)
    // The page is reloaded first: its files may be those of an older build.
    const reloaded = page.waitForEvent('framenavigated')
    await choose(page).click()
    await reloaded
    await choose(page).click()
    await bookByForm(page)
  })
})

it('a page whose code is gone since a deployment is reloaded once, and then takes dates', async ({ visitor, tolerate }) => {
  tolerate(missingFiles)
  const page = await visitor()
  let loads = 0
  page.on('framenavigated', () => void loads++)
  await page.route(fileOf('Booking'), (route) => (loads < 2 ? route.fulfill({ status: 404 }) : route.fallback()))
  await page.goto('/fr/sejour/10572')
  await choose(page).click()
  await expect.poll(() => loads).toBe(2)
  await choose(page).click()
  await page.locator('dialog [role="gridcell"][data-state="selectable"]').first().click()
  await page.locator('dialog [data-place="checkin"]').waitFor()
  expect(loads).toBe(2)
})

it.for(pages)('a browser that stores nothing takes dates on the page of $name', async ({ path }, { visitor }) => {
  const page = await visitor()
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await page.goto(path)
  await choose(page).click()
  await page.locator('dialog [role="gridcell"][data-state="selectable"]').first().click()
  await page.locator('dialog [data-place="checkin"]').waitFor()
})

it('the payment is sent once, however often its button is pressed', async ({ visitor }) => {
  const page = await visitor()
  const enhanced = enhancementsOf(page)
  await page.goto('/fr/checkout?product=10572&checkin=2027-04-13&checkout=2027-04-14')
  await enhanced
  await fillGuest(page)
  await page.getByRole('checkbox').check()
  const pressedOften = Promise.withResolvers<void>()
  let posts = 0
  await page.route(/\/fr\/checkout/, async (route) => {
    if (route.request().method() === 'POST') posts++
    await pressedOften.promise
    await route.continue()
  })
  const pay = page.getByRole('button', { name: 'Réserver avec obligation de paiement' })
  const pressed = pay.click({ clickCount: 3 })
  await expect.poll(() => posts).toBeGreaterThan(0)
  pressedOften.resolve()
  await pressed
  await page.waitForURL((url) => url.pathname === '/pay')
  expect(posts).toBe(1)
})

it('two tabs of a visitor are in step: what one saves, the other counts', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/fr/week-ends/normandie')
  const other = await contextOf(page).newPage()
  await other.goto('/fr/week-ends/bretagne')
  const countIn = (tab: Page) => tab.locator('header [data-wish-count]').textContent()
  const heartIn = (tab: Page) =>
    tab
      .locator('article[data-offer]')
      .first()
      .getByRole('button', { name: /^Dans mes favoris/ })
  await heartIn(page).click()
  await expect.poll(() => countIn(other)).toBe('1')
  await heartIn(other).click()
  await expect.poll(() => countIn(page)).toBe('2')
  await heartIn(page).click()
  await expect.poll(() => countIn(other)).toBe('1')
})

// @rule B2.31 B7.3
it('a page that is not found is reported, and of a page’s errors the first', async ({ visitor, tolerate }) => {
  tolerate(/404|Broken|Another|A third/)
  const page = await visitor()
  const reports: unknown[] = []
  await page.route('**/api/error?locale=fr_FR', (route) => {
    reports.push(JSON.parse(route.request().postData() ?? ''))
    return route.fulfill({ json: {} })
  })
  await page.goto('/fr/nowhere')
  await expect.poll(() => reports).toEqual([{ uri: '/fr/nowhere' }])
  await page.evaluate(() => {
    reportError(new Error(`Broken ${'x'.repeat(300)}`))
    reportError(new Error('Another'))
    void Promise.reject(new Error('A third'))
  })
  await expect.poll(() => reports.length).toBe(2)
  const message = `Broken ${'x'.repeat(249)}`
  expect(reports[1]).toEqual({ level: 'ERROR', message, location: 'application.client.error' })
  await page.goto('about:blank')
  expect(reports.length).toBe(2)
})
