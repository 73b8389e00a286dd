import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { cents } from '../amounts.ts'
import { violations } from '../axe.ts'
import { hasFocus, tabTo } from './keyboard.ts'
import { it } from './it.ts'

const hotelPage = '/fr/hotel/1057'
const hotelWithSixNearby = '/fr/hotel/1700'
const dates = 'checkin=2027-04-13&checkout=2027-04-14'
const offers = (page: Page) => page.locator('#offers form[data-offer]:visible')
/** Price of the first visible offer. */
const firstPrice = (page: Page) => offers(page).first().locator('b').first().textContent()
const detailLink = (page: Page) => page.locator('#offers a[data-offer-detail]:visible').first()

describe('the offers of a hotel', () => {
  // @rule B2.3
  it('are those of the hash’s dates and guests, and the server’s again without', async ({ visitor }) => {
    const page = await visitor()
    await page.goto(hotelPage)
    const server = await offers(page).count()
    expect(await page.locator('#offers input[type="radio"]:visible').count()).toBe(0)
    await page.goto(`${hotelPage}#${dates}&a=3`)
    await page.locator('#offers input[name="checkin"][value="2027-04-13"]').first().waitFor({ state: 'attached' })
    expect(await offers(page).first().locator('input[name="a"]').getAttribute('value')).toBe('3')
    expect(await page.locator('#offers input[type="radio"]:visible').count()).toBeGreaterThan(0)
    expect(await violations(page)).toEqual([])
    await page.goBack()
    await expect.poll(() => page.locator('#offers input[type="radio"]:visible').count()).toBe(0)
    expect(await offers(page).count()).toBe(server)
  })

  // @rule B2.4
  it('are never those of an older choice whose response is late', async ({ visitor }) => {
    const page = await visitor()
    const late = Promise.withResolvers<void>()
    const events = Promise.withResolvers<void>()
    await page.route('**/api/product/*/offers?*', async (route) => {
      const older = route.request().url().includes('adult=3')
      if (older) await late.promise
      await route.continue().catch(() => undefined)
      if (older) events.resolve()
    })
    const sent = page.waitForRequest((request) => request.url().includes('adult=3'))
    await page.goto(`${hotelPage}#${dates}&a=3`)
    await sent
    await page.evaluate((hash) => location.assign(`#${hash}`), dates)
    await page.locator('#offers form:visible input[name="a"][value="2"]').first().waitFor({ state: 'attached' })
    await page.locator('#offers input[type="radio"]:visible').first().waitFor()
    const price = await firstPrice(page)
    late.resolve()
    await events.promise
    expect(await firstPrice(page)).toBe(price)
    expect(await offers(page).first().locator('input[name="a"]').getAttribute('value')).toBe('2')
  })

  // @rule B8.3
  it('that cannot be fetched have an error, and can be requested again', async ({ visitor }) => {
    const page = await visitor()
    await page.route('**/api/product/*/offers?*', (route) => route.fulfill({ json: null }))
    await page.goto(`${hotelPage}#${dates}`)
    const again = page.locator('#offers').getByRole('button', { name: 'Réessayer' })
    await again.waitFor()
    await page.unroute('**/api/product/*/offers?*')
    await again.click()
    await offers(page).first().locator('input[name="checkin"]').waitFor({ state: 'attached' })
  })

  // @rule B8.1
  it('can all be seen again where none is left on the dates', async ({ visitor }) => {
    const page = await visitor()
    await page.goto(`${hotelPage}#${dates}&c=6`)
    await page.getByText('Désolés, aucune disponibilité à ces dates').first().waitFor()
    await page.locator('#offers').getByRole('button', { name: 'Voir toutes les offres' }).click()
    await offers(page).first().waitFor()
    expect(new URL(page.url()).hash).not.toContain('checkin')
  })

  // @rule B2.5 B2.16
  it.for([1280, 360])('are scrolled to with anchor=products, 70 px from the top or 30 on a phone, at %i px', async (width, { visitor }) => {
    const page = await visitor({ width })
    const top = () => page.locator('#offers').evaluate((section) => section.getBoundingClientRect().top)
    await page.goto(hotelPage)
    expect(await top()).toBeGreaterThan(300)
    await page.goto('about:blank')
    await page.goto(`${hotelPage}#${dates}&anchor=products`)
    await offers(page).first().locator('input[name="checkin"]').waitFor({ state: 'attached' })
    await expect.poll(async () => Math.round(await top())).toBe(width < 1000 ? 30 : 70)
  })
})

describe('the details of an offer', () => {
  // @rule B2.13
  it.for([1280, 360])('open and close by keyboard, at %i px', async (width, { visitor }) => {
    const page = await visitor({ width })
    await page.goto(`${hotelPage}#${dates}`)
    await page.locator('#offers input[type="radio"]:visible').first().waitFor()
    const link = detailLink(page)
    const title = (await link.locator('span').textContent())?.replace(/^, /, '').trim() ?? ''
    const dialog = page.getByRole('dialog', { name: title })
    await link.focus()
    await page.keyboard.press('Enter')
    await dialog.locator('form[data-offer]').waitFor()
    expect(await violations(page)).toEqual([])
    const close = dialog.getByRole('button', { name: 'Fermer' }).first()
    const box = await close.boundingBox()
    expect([box?.width, box?.height]).toEqual([40, 40])
    const { top, bottom, left, right } = await dialog.evaluate((element) => element.getBoundingClientRect().toJSON())
    if (width === 360) expect([left, right, bottom]).toEqual([0, 360, 780])
    else expect([Math.round((top + bottom) / 10), left > 250, right < width - 250]).toEqual([90, true, true])
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await hasFocus(link)).toBe(true)

    await page.keyboard.press('Enter')
    await dialog.waitFor()
    await tabTo(page, close)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await hasFocus(link)).toBe(true)
  })

  // @rule B2.13
  it('come as a whole: what is offered does not push the way to the stay out from under the keyboard', async ({ visitor }) => {
    const page = await visitor({ width: 360 })
    const late = Promise.withResolvers<void>()
    await page.route(/\/api\/product\/\d+\/offers/, async (route) => {
      await late.promise
      await route.continue()
    })
    const sent = page.waitForRequest(/\/offers\?/)
    await page.goto(`${hotelPage}#${dates}`)
    await sent
    await page.locator('travel-island[data-name="hotel-panel"] > script').waitFor({ state: 'detached' })
    const details = page.waitForResponse(/\/weekend\/\d+\/detail\.json/)
    await detailLink(page).focus()
    await page.keyboard.press('Enter')
    await (await details).finished()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading').first().waitFor()
    const link = dialog.getByRole('link', { name: 'Voir le séjour' })
    expect(await link.count()).toBe(0)
    late.resolve()
    await tabTo(page, link)
    expect(await dialog.locator('form[data-offer]').count()).toBe(1)
  })

  // @rule B2.13 B4.2
  it('link to checkout with the nights chosen there, at the displayed price', async ({ visitor }) => {
    const page = await visitor()
    await page.goto(`${hotelPage}#${dates}`)
    await page.locator('#offers input[type="radio"]:visible').first().waitFor()
    await detailLink(page).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name="nights"][value="2"]').check()
    const text = cents(await dialog.locator('label:has(:checked) b').textContent())
    await dialog.getByRole('button', { name: 'Choisir' }).click()
    await page.waitForURL(/\/fr\/checkout\?product=\d+&checkin=2027-04-13&a=2&c=0&b=0&nights=2&price=\d+$/)
    expect(new URL(page.url()).searchParams.get('price')).toBe(String(text))
    await page.getByRole('heading', { level: 1, name: 'Votre réservation' }).waitFor()
  })
})

// @rule B2.11
it('hotels nearby, and from a stay its hotel and other stays, are linked with the dates and guests of the address', async ({ visitor }) => {
  const page = await visitor()
  const nearby = page.locator('#nearby h3 a').first()
  await page.goto(`${hotelPage}#${dates}&a=3`)
  await expect.poll(() => nearby.getAttribute('href')).toMatch(new RegExp(`/fr/hotel/\\d+#${dates}&a=3$`))
  await page.evaluate(() => location.assign('#reviews'))
  await page.evaluate((hash) => location.assign(`#${hash}&offerId=10572`), dates)
  await expect.poll(() => nearby.getAttribute('href')).toMatch(new RegExp(`#${dates}$`))

  await page.goto(`/fr/sejour/10572?${dates}&c=1`)
  const hotel = page.locator('main header a[data-same-dates]')
  await expect.poll(() => hotel.getAttribute('href')).toMatch(new RegExp(`${hotelPage}#${dates}&c=1$`))
  const other = await page.locator('#other-offers h3 a').first().getAttribute('href')
  expect(other).toMatch(new RegExp(`/fr/sejour/\\d+\\?c=1&${dates}#${dates}&c=1$`))
  await page.evaluate(() => location.assign('#checkin=2027-04-20&checkout=2027-04-22'))
  await expect.poll(() => hotel.getAttribute('href')).toContain('#checkin=2027-04-20&checkout=2027-04-22')
})

// @rule B2.11
it.for([1280, 1920])('three hotels nearby are visible, at %i px', async (width, { visitor }) => {
  const page = await visitor({ width })
  await page.goto(hotelWithSixNearby)
  const strip = page.locator('#nearby ul').first()
  expect(await strip.locator('> li').count()).toBe(6)
  const inSight = await strip.evaluate((list) => {
    const end = list.getBoundingClientRect().right
    return [...list.children].filter((item) => item.getBoundingClientRect().right <= end + 1).length
  })
  expect(inSight).toBe(3)
})
