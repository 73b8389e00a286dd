import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fixture, openFixture, type Shown, today } from './fixture/serve.ts'
import { axeFindings, type screens, visit } from './fixture/visit.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.close())

const extra = (id: number, label: string, more: object = {}) => ({
  id,
  label,
  selected: false,
  programLines: ['Fifty minutes'],
  priceDifference: 40_00,
  priceDifferencePerLos: { '1': 40_00, '2': 80_00 },
  activityIds: [1],
  ...more,
})
const massage = extra(71, 'Massage')
const dinner = extra(72, 'Dinner', { selected: true, priceDifference: -35_50, priceDifferencePerLos: {} })
const props = {
  upsells: [massage, dinner],
  singleVoucherProducts: [massage],
  priceList: [{ nights: 1 }, { nights: 2 }],
  query: '',
  today,
  hour: 10,
}
const dates = 'checkin=2027-04-02&checkout=2027-04-04'

/** The page, its waits of half a second in the test's hands, and where it leaves for. */
async function opened(shown: Partial<Shown> = {}, screen: keyof typeof screens = 'wide') {
  const visited = await visit(fixture, 'extras', { props, ...shown }, screen)
  const { page } = visited
  await page.evaluate(() => {
    const own = window.setTimeout
    const waits: TimerHandler[] = []
    const left: string[] = []
    Object.assign(window, {
      waits,
      left,
      setTimeout: (run: TimerHandler, delay?: number) => (delay === 500 ? -waits.push(run) : own(run, delay)),
      clearTimeout: (timer: number) => (timer < 0 ? delete waits[-timer - 1] : clearInterval(timer)),
    })
    const navigation: EventTarget = Reflect.get(window, 'navigation')
    navigation.addEventListener('navigate', (event) => {
      const { url } = Reflect.get(event, 'destination')
      if (!url.includes('/sejour/')) return
      left.push(url.replace(location.origin, ''))
      event.preventDefault()
    })
  })
  const halfSecond = () => page.evaluate(() => Reflect.get(window, 'waits').forEach((run: () => void) => run()))
  const left = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'left'))
  return { ...visited, halfSecond, left }
}
const add = (page: Page) => page.getByRole('link', { name: 'Add Massage' })
const prices = async (page: Page) => (await page.locator('li b').allTextContents()).map((text) => text.replaceAll(/\s/g, ' '))

describe('the extras of a stay', () => {
  it('say what they change in the price, signed as given, and for the nights chosen', async () => {
    const { page, end } = await opened({ at: '/' })
    expect(await prices(page)).toEqual(['+40 €', '−35,50 €'])
    expect(await page.getByText('for 2 people').count()).toBe(2)
    await page.evaluate((hash) => (location.hash = hash), dates)
    await expect.poll(() => prices(page)).toEqual(['+80 €', '−35,50 €'])
    await end()
  })

  it.each(['wide', 'narrow'] as const)('are left for half a second after the choice, which the page names: %s', async (screen) => {
    const { page, halfSecond, left, end } = await opened({ at: `/#${dates}&a=3` }, screen)
    await add(page).press('Enter')
    await page.getByRole('dialog', { name: 'We are adding it to your stay…' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await left()).toEqual([])
    await halfSecond()
    expect(await left()).toEqual([`/fr/sejour/71#${dates}&a=3`])
    await end()
  })

  it('keep the flow too', async () => {
    const { page, halfSecond, left, end } = await opened({ at: '/#giftNights=1', view: { flow: 'gifting' } })
    await add(page).click()
    await page.getByRole('dialog').waitFor()
    await halfSecond()
    expect(await left()).toEqual(['/fr/sejour/71?flow=gifting#giftNights=1'])
    await end()
  })

  it('are taken off the same way; Escape stays', async () => {
    const { page, halfSecond, left, end } = await opened()
    await page.getByRole('link', { name: 'Remove Dinner' }).click()
    await page.getByRole('dialog', { name: 'We are taking it off your stay…' }).waitFor()
    await page.keyboard.press('Escape')
    // Closed is not yet told: the page takes it away when it is.
    await page.locator('dialog').waitFor({ state: 'detached' })
    await halfSecond()
    expect(await left()).toEqual([])
    expect(await page.getByText('Included in your stay').count()).toBe(1)
    await end()
  })

  it('go with a gift of one night only', async () => {
    const { page, end } = await opened({ view: { flow: 'gifting' } })
    expect(await page.getByRole('listitem').count()).toBe(1)
    await page.evaluate(() => (location.hash = 'giftNights=2'))
    await page.getByRole('listitem').waitFor({ state: 'detached' })
    await page.evaluate(() => (location.hash = 'giftNights=1'))
    await add(page).waitFor()
    await end()
  })

  it('are plain links without scripts, what was chosen in their query', async () => {
    const context = await fixture.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await fixture.show(page, 'extras', { props: { ...props, query: dates } })
    expect(await add(page).getAttribute('href')).toBe(`/fr/sejour/71?${dates}`)
    await context.close()
  })
})
