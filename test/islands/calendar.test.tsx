import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import type { SiteView } from '../../src/ui/site/SiteContext.tsx'
import { violations } from '../axe.ts'
import { it as base, type Screen } from './fixture/it.ts'
import { today } from './fixture/fixture-island.ts'

const night = (price: number, minLos = 1) => ({ price, amount: price * minLos, minLos })
// March and April 2027 without 26 March; 19 March needs two nights, 22 March is the cheapest, 23 March a promotion.
const special: Record<string, object> = {
  '2027-03-19': night(15_100, 2),
  '2027-03-22': night(8_900),
  '2027-03-23': { ...night(10_050), promo: 15 },
}
const days = Object.fromEntries(
  ['2027-03', '2027-04'].flatMap((month) =>
    Array.from({ length: month === '2027-03' ? 31 : 30 }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`)
      .filter((date) => date !== '2027-03-26')
      .map((date) => [date, special[date] ?? night(10_050)]),
  ),
)
const props = { days, loadedMonths: ['2027-03', '2027-04'], nightsAfter: [{ nights: 2, amount: 19_900 }, { nights: 3 }] }

const it = base.extend('opened', ({ visit }) => async (screen: Screen = 'wide', more: object = {}, view: Partial<SiteView> = {}) => {
  const visited = await visit('priced-calendar', { props: { ...props, ...more }, view }, { screen })
  await visited.page.getByRole('button', { name: 'Open' }).click()
  await visited.page.getByRole('dialog').waitFor()
  return visited
})
const cell = (page: Page, date: string) => page.locator(`[data-date="${date}"]`)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-date'))
const picked = (page: Page) => page.locator('#dates').textContent()

describe('the calendar', () => {
  // @rule S4.29 S4.39
  it('chooses a check-in, then a check-out among the allowed nights, and closes by itself', async ({ opened }) => {
    const { page } = await opened()
    await cell(page, '2027-03-19').click()
    expect(await page.locator('dialog output').textContent()).toContain('Now choose your check-out date')
    expect(await page.getByText('Minimum stay: 2 nights', { exact: true }).isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true)
    expect(await picked(page)).toBe('none')
    await cell(page, '2027-03-20').click({ force: true })
    expect(await picked(page)).toBe('none')
    await cell(page, '2027-03-21').click()
    expect(await picked(page)).toBe('2027-03-19 2027-03-21')
    expect(await page.locator('dialog output').textContent()).toMatch(/2 nights · 199\s€$/)
    expect(await page.locator('[aria-selected=true]').count()).toBe(3)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Open')
    expect(await violations(page)).toEqual([])
  })

  it('shows what the shortest stay from a day costs, then what the stay until each possible check-out costs', async ({ opened }) => {
    const { page } = await opened()
    const face = (date: string) => cell(page, date).locator('span').first().innerText()
    const footer = page.locator('dialog footer')
    expect((await face('2027-03-19')).split(/\s+/)).toEqual(['19', '302', '€', '2', 'nights'])
    expect((await face('2027-03-22')).split(/\s+/)).toEqual(['22', '89', '€'])
    await footer.getByText('Total price for 1 night, or as marked').waitFor()
    await cell(page, '2027-03-22').click()
    await footer.getByText('Total price of the stay until that day').waitFor()
    const faces = ['2027-03-21', '2027-03-22', '2027-03-23', '2027-03-24', '2027-03-25'].map(face)
    expect((await Promise.all(faces)).map((text) => text.replace(/\s+/g, ' '))).toEqual(['21', '22', '23', '24 199 €', '25'])
    await cell(page, '2027-03-24').hover()
    await footer.getByText(/2 nights · 199\s€/).waitFor()
    expect(await violations(page)).toEqual([])
  })

  // @rule S4.31 S4.33 S4.34
  it('starts over with a day before the check-in, and forgets half a choice when it closes', async ({ opened }) => {
    const { page } = await opened()
    await cell(page, '2027-03-30').click()
    await cell(page, '2027-03-18').click()
    expect(await cell(page, '2027-03-18').getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await picked(page)).toBe('none')
    expect(await violations(page)).toEqual([])
  })

  // @rule S4.41
  it('stays open for a second once both dates are chosen', async ({ opened }) => {
    const { page } = await opened()
    await page.clock.install()
    await cell(page, '2027-03-16').click()
    await cell(page, '2027-03-18').click()
    await page.clock.pauseAt(Date.now() + 60_000)
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Open' }).click()
    await dialog.waitFor()
    await page.getByRole('button', { name: 'Clear' }).click()
    await cell(page, '2027-03-16').click()
    await cell(page, '2027-03-18').click()
    await page.clock.runFor(990)
    expect(await dialog.isVisible()).toBe(true)
    await page.clock.runFor(10)
    await dialog.waitFor({ state: 'hidden' })
    await page.clock.resume()
  })

  // @rule S4.40
  it('needs both dates to be confirmed where a stay is priced, and none where a search may go without', async ({ opened }) => {
    for (const [bothNeeded, enabled] of [
      [true, [false, false, true]],
      [false, [true, false, true]],
    ] as const) {
      const { page } = await opened('narrow', { bothNeeded })
      const confirm = page.getByRole('button', { name: 'Confirm' })
      const states = [await confirm.isEnabled()]
      for (const date of ['2027-03-16', '2027-03-18']) {
        await cell(page, date).tap()
        states.push(await confirm.isEnabled())
      }
      expect([bothNeeded, states]).toEqual([bothNeeded, enabled])
      expect(await violations(page)).toEqual([])
    }
  })

  // @rule S4.32
  it('clears both dates', async ({ opened }) => {
    const { page } = await opened()
    await cell(page, '2027-03-16').click()
    await cell(page, '2027-03-18').click()
    const clear = page.getByRole('button', { name: 'Clear' })
    await clear.press('Enter')
    expect(await picked(page)).toBe('none')
    expect(await page.locator('[aria-selected=true]').count()).toBe(0)
    expect(await clear.getAttribute('aria-disabled')).toBe('true')
    // A disabled button would have lost it by the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await clear.evaluate((it) => it === document.activeElement)).toBe(true)
    expect(await violations(page)).toEqual([])
  })

  // @rule S2.32
  it('moves the focus by the date-grid keys, over the end of a month and beyond the months shown', async ({ opened }) => {
    const { page } = await opened()
    expect(await focused(page)).toBe('2027-03-15')
    const moves = [
      ['ArrowRight', '2027-03-16'],
      ['ArrowDown', '2027-03-23'],
      ['End', '2027-03-28'],
      ['Home', '2027-03-22'],
      ['ArrowLeft', '2027-03-21'],
      ['ArrowUp', '2027-03-15'],
      ['PageDown', '2027-04-15'],
      ['PageDown', '2027-05-15'],
      ['PageUp', '2027-04-15'],
      ['Shift+PageDown', '2028-03-15'],
      ['ArrowRight', '2028-03-15'],
      ['Shift+PageUp', '2027-03-15'],
    ] as const
    for (const [key, date] of moves) {
      await page.keyboard.press(key)
      expect([key, await focused(page)]).toEqual([key, date])
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    expect(await picked(page)).toBe('2027-03-15 2027-03-17')
  })

  it('has one tab stop among the days, and closes when the focus leaves it', async ({ opened }) => {
    const { page } = await opened()
    expect(await page.locator('td[tabindex="0"]').count()).toBe(1)
    for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  // @rule S5.19
  it('says what a day costs and why it cannot be chosen', async ({ opened }) => {
    const { page } = await opened()
    const label = async (date: string) =>
      (await cell(page, date).evaluate((day) => day.firstChild?.textContent))?.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(await label('2027-03-19')).toBe('vendredi 19 mars 2027, 302 € for 2 nights, Minimum stay: 2 nights')
    expect(await label('2027-03-22')).toBe('lundi 22 mars 2027, 89 € for 1 night, best price of the month')
    expect(await label('2027-03-23')).toMatch(/^mardi 23 mars 2027, 100,50 € for 1 night, [-−]15 %$/)
    expect(await label('2027-03-26')).toBe('vendredi 26 mars 2027, not available')
    expect(await label('2027-03-14')).toBe('dimanche 14 mars 2027, not available')
    expect(await cell(page, '2027-03-26').getAttribute('aria-disabled')).toBe('true')
    expect(await cell(page, '2027-03-15').getAttribute('aria-current')).toBe('date')
    expect(await violations(page)).toEqual([])
  })

  // @rule B3.7
  it('marks the best price, a promotion and, on the day pointed at, a minimum stay; its legend says what the marks mean', async ({
    opened,
  }) => {
    const { page } = await opened()
    const price = (date: string) =>
      cell(page, date)
        .getByText('€', { exact: false })
        .last()
        .evaluate((amount) => [getComputedStyle(amount).color, getComputedStyle(amount, '::before').content] as const)
    const [best, promo, plain] = [await price('2027-03-22'), await price('2027-03-23'), await price('2027-03-24')]
    expect(new Set([best[0], promo[0], plain[0]]).size).toBe(3)
    expect([best[1], promo[1], plain[1]]).toEqual(['""', 'none', 'none'])
    const legend = page.locator('dialog footer')
    const colour = (textOf: string) => legend.getByText(textOf).evaluate((key) => getComputedStyle(key).color)
    expect(await colour('Promotion')).toBe(promo[0])
    expect(await legend.getByText('Best price of the month').evaluate((key) => getComputedStyle(key, '::before').color)).toBe(best[0])
    expect(await legend.getByText('Minimum stay').count()).toBe(0)
    await cell(page, '2027-03-19').hover()
    await legend.getByText('Minimum stay: 2 nights').waitFor()
    expect(await violations(page)).toEqual([])
  })

  // @rule S2.29 S4.37
  it('does not go back before the current month, and requests the months it shows', async ({ opened }) => {
    const { page } = await opened()
    expect(await page.locator('#months').textContent()).toBe('2027-03 2027-04')
    const back = page.getByRole('button', { name: 'Previous month' })
    expect(await back.getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('button', { name: 'Next month' }).click()
    expect(await page.locator('#months').textContent()).toBe('2027-04 2027-05')
    expect(await back.getAttribute('aria-disabled')).toBe('false')
    // May is not loaded: its days are disabled.
    expect(await page.getByRole('grid').nth(1).getAttribute('aria-busy')).toBe('true')
    await cell(page, '2027-05-10').click({ force: true })
    expect(await page.locator('[aria-selected=true]').count()).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  // @rule S5.16
  it('takes no arrival for today from 20:00 on', async ({ opened }) => {
    const { page } = await opened('wide', {}, { hour: 20 })
    expect(await cell(page, today).getAttribute('aria-disabled')).toBe('true')
    expect(await cell(page, '2027-03-16').getAttribute('aria-disabled')).toBeNull()
  })

  // @rule S5.16
  it('knows the day and the hour when its tab comes back, whatever the visitor’s clock says', async ({ visit }) => {
    const { page } = await visit('priced-calendar', { props, view: { hour: 0 }, rendered: '2027-03-15T11:00:00Z' })
    const open = page.getByRole('button', { name: 'Open' })
    const { now } = await page.evaluate(() => ({ now: Date.now() }))
    const later = async (hours: number) => {
      await page.clock.setFixedTime(now + hours * 3_600_000)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    }
    const isOffered = async (date: string) => (await cell(page, date).getAttribute('aria-disabled')) === null
    await open.click()
    await cell(page, today).waitFor()
    expect(await isOffered(today)).toBe(true)
    // 19:59, then 20:00 in Paris.
    await later(7.9)
    expect(await isOffered(today)).toBe(true)
    await later(8.1)
    await expect.poll(() => isOffered(today)).toBe(false)
    expect(await isOffered('2027-03-16')).toBe(true)
    // Eight in the morning.
    await later(20)
    await expect.poll(() => page.locator('[aria-current=date]').getAttribute('data-date')).toBe('2027-03-16')
    expect(await isOffered('2027-03-16')).toBe(true)
  })

  // @rule S5.16
  it('knows the day and the hour when it is opened', async ({ visit }) => {
    const { page } = await visit('priced-calendar', { props, view: { hour: 0 }, rendered: '2027-03-15T11:00:00Z' })
    const { now } = await page.evaluate(() => ({ now: Date.now() }))
    await page.clock.setFixedTime(now + 20 * 3_600_000)
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.poll(() => page.locator('[aria-current=date]').getAttribute('data-date')).toBe('2027-03-16')
    expect(await cell(page, today).getAttribute('aria-disabled')).toBe('true')
  })

  // @rule S4.42
  it('loads further months within 200 px of the bottom of the list', async ({ opened }) => {
    const { page } = await opened('narrow')
    const list = page
      .locator('dialog [class*=endless]')
      .filter({ has: page.locator('[data-date]') })
      .last()
    const scrollTo = (above: number) =>
      list.evaluate(async (element, rest) => {
        const ended = new Promise((done) => element.addEventListener('scroll', done, { once: true }))
        element.scrollTop = element.scrollHeight - element.clientHeight - rest
        await ended
        await new Promise(requestAnimationFrame)
      }, above)
    await scrollTo(210)
    expect(await page.locator('#months').textContent()).toBe('2027-03 2027-04 2027-05')
    await scrollTo(190)
    await expect.poll(() => page.locator('#months').textContent()).toContain('2027-08')
    expect(await violations(page)).toEqual([])
  })

  // @rule S2.30
  it('is an endless list in a drawer on narrow screens, and waits there for Confirm', async ({ opened }) => {
    const { page } = await opened('narrow')
    expect(await page.locator('#months').textContent()).toBe('2027-03 2027-04 2027-05')
    await cell(page, '2027-03-16').tap()
    await cell(page, '2027-03-18').tap()
    expect(await picked(page)).toBe('2027-03-16 2027-03-18')
    const box = await cell(page, '2027-03-18').boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40)
    await cell(page, '2027-05-31').scrollIntoViewIfNeeded()
    await expect.poll(() => page.locator('#months').textContent()).toContain('2027-08')
    await page.getByRole('button', { name: 'Confirm' }).tap()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })
})
