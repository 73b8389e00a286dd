import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { it } from './it.ts'
import { openedStates } from './opened-states.ts'
import { closeAll, island } from './search-states.ts'
import { canBePressed, cutTexts, daysOnScreen, lookAt, type LookName, looks, outOfCells, sideways, signOf } from './ways-of-looking.ts'

const search = '/fr/week-ends/bretagne?checkin=2027-04-16&checkout=2027-04-18'
const dated = 'checkin=2027-04-13&checkout=2027-04-14'

/** Which states are opened in which looks. */
const opened: readonly [path: string, look: LookName, states: keyof typeof openedStates, names: readonly string[]][] = [
  [
    search,
    'zoomed',
    'search',
    [
      'all filters',
      'sort drawer',
      'calendar',
      'any dates of a month',
      'guests',
      'themes',
      'recommended destinations',
      'list of the map',
      'conditions of a card',
    ],
  ],
  [
    search,
    'sideways',
    'search',
    [
      'price',
      'activities',
      'all filters',
      'calendar',
      'any dates of a month',
      'guests',
      'map with a chosen card',
      'conditions of a card',
      'menu',
      'gifts in the menu',
    ],
  ],
  ['/nl/nl', 'phoneLarge', 'search', ['calendar', 'any dates of a month', 'guests', 'menu', 'gifts in the menu']],
  ['/it', 'desktopSpaced', 'search', ['calendar', 'any dates of a month', 'guests', 'recommended destinations']],
  ['/fr/sejour/10572', 'zoomed', 'stay', ['calendar', 'gallery', 'practical', 'reviews']],
  ['/nl/nl/verblijf/17422', 'sideways', 'stay', ['calendar', 'practical', 'reviews']],
  ['/es/estancia/10572', 'desktopLarge', 'stay', ['calendar', 'practical', 'reviews']],
  [
    `/fr/hotel/1057#${dated}`,
    'zoomed',
    'hotel',
    ['calendar', 'gallery', 'details of an offer', 'prices of any day of the year', 'shared link'],
  ],
  [`/it/hotel/1742#${dated}`, 'phoneLarge', 'hotel', ['calendar', 'details of an offer', 'prices of any day of the year', 'shared link']],
  [`/nl/nl/favorieten#${dated}`, 'phoneLarge', 'list', ['comparison']],
]

/** What somebody needs of an opened layer. */
async function usable(page: Page, layer: Locator): Promise<void> {
  const buttons = layer.locator('button:visible:not([tabindex="-1"]), a:visible')
  for (const control of [buttons.first(), buttons.last()]) {
    await control.scrollIntoViewIfNeeded()
    await expect.poll(() => canBePressed(control), { message: `${await control.textContent()} can be pressed` }).toBe(true)
  }
  expect([await sideways(page), await cutTexts(layer), await outOfCells(layer)]).toEqual([0, [], []])
  if (!(await layer.evaluate((it) => it.matches(':modal')))) return
  const inside = () => layer.evaluate((it) => it.contains(document.activeElement) || document.activeElement === document.body)
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    expect([key, await inside()]).toEqual([key, true])
  }
}

/** Closes what is open with Escape; the focus is on a control again. */
async function close(page: Page): Promise<void> {
  await closeAll(page)
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
}

describe('what opens can be used', () => {
  it.for(opened)('%s, %s', async ([path, look, states, names], { visitor }) => {
    const page = await visitor({ width: looks[look].width })
    await page.addInitScript(() => localStorage.setItem('escale.wishes', 'STAY:10572 STAY:17422'))
    await page.goto(path)
    await lookAt(page, look)
    for (const name of names) {
      const found = await openedStates[states].find((state) => state.name === name)?.open(page)
      if (!found) throw new Error(`no ${name}`)
      const dialogs = page.locator('dialog:is(:modal, :popover-open)')
      const layer = (await dialogs.count()) > 0 ? dialogs.last() : found
      if (name === 'calendar') {
        // The focused day is on the screen without any scrolling.
        await expect.poll(async () => (await daysOnScreen(layer)).length, { message: 'days on the screen' }).toBeGreaterThan(6)
        const [first = ''] = await daysOnScreen(layer)
        await layer.locator(`[data-date="${first}"]`).click()
        await expect.poll(() => layer.locator(`[data-date="${first}"]`).getAttribute('aria-selected')).toBe('true')
      }
      await usable(page, layer)
      await close(page)
    }
  })
})

/** Pages as wholes: no text is cut, and nothing is wider than the screen. */
const read: readonly [path: string, looks: readonly LookName[]][] = [
  ['/', ['smallLarge', 'zoomed']],
  ['/fr', ['desktopLarge', 'desktopSpaced', 'smallLarge', 'phoneSpaced']],
  [search, ['desktopLarge', 'desktopSpaced', 'smallLarge', 'phoneSpaced', 'zoomed']],
  ['/nl/nl/verblijf/17422', ['desktopLarge', 'desktopSpaced', 'phoneSpaced', 'zoomed']],
  ['/it/hotel/1742', ['desktopLarge', 'phoneSpaced']],
  // With a changed price.
  [`/be/nl/checkout?product=17281&${dated}&price=10000`, ['desktopLarge', 'phoneSpaced', 'zoomed', 'sideways']],
  ['/es/favoritos?ids=10572-17422', ['desktopLarge', 'phoneSpaced']],
]

describe('large and spaced text', () => {
  it.for(read)('is not cut on %s, and nothing is wider than the screen', async ([path, names], { visitor }) => {
    const page = await visitor()
    await page.goto(path)
    for (const name of names) {
      await lookAt(page, name)
      expect([name, await sideways(page), await cutTexts(page.locator('body'))]).toEqual([name, 0, []])
    }
  })
})

describe('with colours of the visitor', () => {
  it('chosen, checked, current and disabled differ from the rest', async ({ visitor }) => {
    const page = await visitor()
    await page.goto(search)
    await lookAt(page, 'forced')
    const flows = page.locator('[data-flows]')
    expect(await signOf(flows.locator('[aria-current]'))).not.toBe(await signOf(flows.locator('a:not([aria-current])')))

    const open = (name: string) => openedStates.search.find((state) => state.name === name)?.open(page) ?? Promise.reject(new Error(name))
    const calendar = await open('calendar')
    const day = (date: string) => signOf(calendar.locator(`[data-date="${date}"]`))
    const [plain, checkin, between, past] = await Promise.all(['2027-04-21', '2027-04-16', '2027-04-17', '2027-04-01'].map(day))
    expect(new Set([plain, checkin]).size).toBe(2)
    expect(between).not.toBe(plain)
    expect(past).toBe(plain)
    const [end, middle] = await Promise.all(['04-16', '04-17'].map((date) => signOf(calendar.locator(`[data-date="2027-${date}"] > span`))))
    expect(end).not.toBe(middle)
    await calendar.getByRole('button', { name: /précédent/ }).click()
    expect(await day('2027-03-02')).not.toBe(plain)
    await close(page)

    const price = await open('price')
    const rail = price.locator('[role="slider"]').first().locator('..')
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const colour = (part?: string) => rail.evaluate((it, pseudo) => getComputedStyle(it, pseudo).backgroundColor, part)
    expect(new Set([canvas, await colour(), await colour('::before')]).size).toBe(3)
    await close(page)

    const activities = await open('activities')
    const chip = activities.locator('label > input[type="checkbox"]').first()
    expect(await chip.evaluate((it) => [getComputedStyle(it).opacity, it.getBoundingClientRect().width > 15])).toEqual(['1', true])
  })
})

describe('the number of results', () => {
  it('is announced after the first filter too', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/week-ends/bretagne')
    const announced = island(page, 'results').locator('p.unseen[role="status"]')
    await (await openedStates.search.find(({ name }) => name === 'activities')?.open(page))?.locator('button[aria-pressed]').first().click()
    const heading = page.locator('#results h2[data-found]:visible')
    await expect.poll(() => announced.textContent()).toMatch(/^\d+\shôtels?$/)
    expect(await heading.textContent()).toContain(await announced.textContent())
  })
})
