import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violations } from './axe.ts'
import { visitor } from './visitor.ts'

const island = (page: Page, name: string) => page.locator(`travel-island[data-name="${name}"]`)
const box = (page: Page) => island(page, 'search-box')
const shownDialog = (page: Page) => page.locator('dialog:popover-open, dialog[open]').last()

/** The form of the search box that this screen shows, opened first on a phone. */
async function form(page: Page) {
  const summary = box(page).locator('search > button:visible').first()
  if (!(await summary.isVisible())) return box(page).locator('search > form')
  await summary.click()
  return box(page).locator('dialog[open] form')
}
const field = (part: string) => async (page: Page) => {
  await (await form(page)).locator(`[data-live="${part}"]`).click()
  await shownDialog(page).waitFor()
}
const section = (name: string) => async (page: Page) => {
  await island(page, 'filters').locator(`details[data-section="${name}"] > summary`).click()
  await island(page, 'filters')
    .locator(`details[data-section="${name}"] :is(label, [role="slider"])`)
    .locator('visible=true')
    .first()
    .waitFor()
}
const drawer = async (page: Page) => {
  await island(page, 'filters').locator('button[aria-haspopup="dialog"]:visible').first().click()
  await island(page, 'filters').locator('dialog[open] input[name="stars"]').first().waitFor()
}
const destinations = async (page: Page) => {
  await (await form(page)).getByRole('combobox').click()
  await page.getByRole('option').first().waitFor()
}
const map = async (page: Page) => {
  await island(page, 'map').locator(':scope > button').click()
  const overlay = page.locator('dialog[open][data-view]')
  await overlay.locator('li[data-stay]').first().waitFor({ state: 'attached' })
  const swap = overlay.locator('header button').first()
  if ((await overlay.locator('header button:visible').count()) > 1) await swap.click()
  await overlay.locator('li[data-stay] button[aria-pressed]').first().click()
}

/** Every state that a visitor can open on a search page: which screens have it, and how. */
type State = readonly [name: string, screens: readonly Screen[], open: (page: Page) => Promise<unknown>]
type Screen = keyof typeof widths
const widths = { desktop: 1280, phone: 360 }
const both: readonly Screen[] = ['desktop', 'phone']

const states: readonly State[] = [
  ['activities', ['desktop'], section('activities')],
  ['price', ['desktop'], section('price')],
  ['distance', ['desktop'], section('distance')],
  ['facilities', ['desktop'], section('facilities')],
  ['all filters', both, drawer],
  ['sorts', ['desktop'], (page) => island(page, 'sort').locator('summary').click()],
  ['sort drawer', ['phone'], (page) => island(page, 'sort').locator(':scope > button').click()],
  ['calendar', both, field('DatesDraft')],
  ['guests', both, field('OpenGuests')],
  ['themes', both, field('ThemePanel')],
  ['destinations', both, destinations],
  [
    'places nearby',
    ['phone'],
    async (page) => {
      await destinations(page)
      await page.getByRole('option').first().click()
      await page.locator('dialog[open] [role="radiogroup"]').last().waitFor()
    },
  ],
  ['map', ['phone'], map],
]

const screens = Object.keys(widths) as Screen[]

/** Closes whatever is open, one layer after the other, as a visitor without a pointer does. */
async function closeAll(page: Page): Promise<void> {
  const layers = page.locator('dialog[open], dialog:popover-open, details[name="search-filters"][open], [role="listbox"]:popover-open')
  const pressed = async () => {
    if ((await layers.count()) > 0) await page.keyboard.press('Escape')
    return layers.count()
  }
  await expect.poll(pressed).toBe(0)
}

describe('axe finds nothing on a search page', () => {
  it.each(screens)('on a %s, whatever is open', { timeout: 180_000 }, async (screen) => {
    const page = await visitor({ width: widths[screen] })
    await page.goto(`/fr/week-ends/bretagne#checkin=2027-04-16&checkout=2027-04-18`)
    await page.locator('travel-island[data-name="results"] > div:not([data-server]) article').first().waitFor()
    for (const [name, shownOn, open] of states) {
      if (!shownOn.includes(screen)) continue
      await open(page)
      expect([name, await violations(page)]).toEqual([name, []])
      await closeAll(page)
    }
  })
})

/** Tabs through a page to its end: what has the focus but is covered by something else where its middle is. */
async function coveredFocus(page: Page, steps: number): Promise<string[]> {
  const covered: string[] = []
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return ''
      const box = focused.getClientRects()[0]
      if (!box) return ''
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      return at && (focused.contains(at) || at.contains(focused) || at.closest('label')?.contains(focused))
        ? ''
        : focused.outerHTML.slice(0, 160)
    })
    if (found) covered.push(found)
  }
  return covered
}

describe('a search page', () => {
  it.each(screens)('hides the focus under nothing on a %s', { timeout: 120_000 }, async (screen) => {
    const page = await visitor({ width: widths[screen] })
    await page.goto('/fr/week-ends/bretagne')
    expect(await coveredFocus(page, 140)).toEqual([])
  })

  it('fits 320 pixels, with all filters open too', async () => {
    const page = await visitor({ width: 320 })
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await page.goto('/fr/week-ends/bretagne')
    expect(await width()).toBe(320)
    await drawer(page)
    expect(await width()).toBe(320)
    expect(await page.locator('dialog[open]').evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
  })

  it('fits when text is twice as large, and its bars cut no text', async () => {
    const page = await visitor()
    await page.goto('/fr/week-ends/bretagne')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
    const cut = await page.locator('travel-island[data-name="filters"] summary:visible, travel-island button:visible').evaluateAll((all) =>
      all
        .filter((it) => it.textContent !== '')
        .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
        .map((it) => it.outerHTML.slice(0, 160)),
    )
    expect(cut).toEqual([])
  })
})
