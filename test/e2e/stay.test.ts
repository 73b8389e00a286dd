import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it } from './it.ts'

const current = (page: Page) => page.locator('[data-tabs] a[aria-current="true"]')
const hasFocus = (page: Page, selector: string) => page.evaluate((inside) => document.activeElement?.closest(inside) !== null, selector)

describe('the tabs of a stay', () => {
  // @rule B2.16
  it.for([1280, 360])(
    'scroll to their section, 70 px from the top or 30 on a phone, and the current one is marked, at %i px',
    async (width, { visitor }) => {
      const page = await visitor({ width })
      await page.goto('/fr/sejour/10572')
      const ids = await page.locator('[data-tabs] a').evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('href')?.slice(1) ?? ''))
      expect(ids).toContain('practical')
      for (const id of ids) {
        await page.locator(`[data-tabs] a[href="#${id}"]`).click()
        await expect.poll(() => current(page).getAttribute('href')).toBe(`#${id}`)
        const top = () => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))
        await expect.poll(top).toBe(width < 1000 ? 30 : 70)
      }
      const tab = await current(page).boundingBox()
      expect([(tab?.x ?? -1) >= 0, (tab?.x ?? 0) + (tab?.width ?? 0) <= width]).toEqual([true, true])
      await page.evaluate(() => scrollTo(0, 0))
      await expect.poll(() => current(page).count()).toBe(0)
      await page.locator('#room').evaluate((section) => section.scrollIntoView({ block: 'start' }))
      await expect.poll(() => current(page).getAttribute('href')).toBe('#room')
    },
  )
})

/** Opens every dialog of the page, without those of cards, by keyboard, checks it, and closes it; the focus goes in and back. */
async function lookIntoDialogs(page: Page): Promise<string[]> {
  const names = await page
    .locator('main button[popovertarget][aria-haspopup="dialog"]:visible:not(article[data-offer] *)')
    .evaluateAll((openers) => openers.map((opener) => opener.getAttribute('popovertarget') ?? ''))
  for (const id of names) {
    const dialog = page.locator(`[id="${id}"]`)
    await page.locator(`button[popovertarget="${id}"][aria-haspopup]`).focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    expect([id, await hasFocus(page, `[id="${id}"]`)]).toEqual([id, true])
    expect([id, await violations(page, `[id="${id}"]`)]).toEqual([id, []])
    const { left, right, bottom, height } = await dialog.evaluate((it) => it.getBoundingClientRect().toJSON())
    const { width: w, height: h } = page.viewportSize() ?? { width: 0, height: 0 }
    expect([id, height > 90, left >= 0, right <= w, bottom <= h]).toEqual([id, true, true, true, true])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect([id, await hasFocus(page, `button[popovertarget="${id}"]`)]).toEqual([id, true])
  }
  return names
}

describe('an extra that is added below a panel that fits the screen', () => {
  it('leaves the page where it is, though the panel grows', async ({ visitor }) => {
    const page = await visitor()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/fr/sejour/10013#checkin=2027-04-20&checkout=2027-04-22')
    const panel = page.locator('#booking')
    await panel.getByRole('link', { name: 'Réserver', exact: true }).first().waitFor()
    const [add, fitting] = [page.locator('#extras a[data-live]').first(), page.locator('[data-fits]')]
    await add.scrollIntoViewIfNeeded()
    // As high as the panel, so that one line more does not fit.
    const height =
      (await panel
        .locator('> *')
        .first()
        .evaluate((it) => it.clientHeight)) + 40
    await page.setViewportSize({ width: 1280, height })
    await fitting.waitFor({ state: 'attached' })
    await add.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await add.click()
    await fitting.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
})

describe('what is opened over a page, by keyboard', () => {
  // @rule B2.23
  it.for([
    ['/fr', 'sejour', 1280],
    ['/be/nl', 'verblijf', 360],
  ] as const)(
    'practical information, details and texts of a stay: axe finds nothing, %s/%s at %i px',
    async ([base, stay, width], { visitor }) => {
      const page = await visitor({ width })
      await page.goto(`${base}/${stay}/10572`)
      expect(await lookIntoDialogs(page)).toEqual(['getting-there', 'hours', 'services', 'to-know', 'important'])
      // Unfolds room, dinners and long texts at once.
      const folded = page.locator('main details:not([open]) > summary:visible')
      for (const summary of await folded.elementHandles()) {
        await summary.focus()
        await page.keyboard.press('Enter')
      }
      expect(await page.locator('main details:not([open]) > summary:visible').count()).toBe(0)
      expect(await violations(page, 'main')).toEqual([])
    },
  )

  // @rule B2.23
  it.for([
    ['/it/attivita/700001', 1280],
    ['/nl/nl/activiteiten/700001', 360],
  ] as const)('what an activity is, and how it is bought: axe finds nothing, %s at %i px', async ([path, width], { visitor }) => {
    const page = await visitor({ width })
    await page.goto(path)
    const names = await lookIntoDialogs(page)
    expect(names).toEqual(expect.arrayContaining(['getting-there', 'hours', 'to-know']))
    // To offer it, or for oneself.
    expect(names.filter((name) => /(gift|own)$/.test(name))).toHaveLength(2)
    expect(names.length).toBe(5)
  })

  // @rule B2.23
  it.for([
    ['/fr/sejour/10102', 1280],
    ['/it/soggiorno/10102', 360],
  ] as const)(
    'the map of the way there, and all that booking opens: axe finds nothing, %s at %i px',
    async ([path, width], { visitor }) => {
      const page = await visitor({ width })
      await page.goto(`${path}#checkin=2027-04-13&checkout=2027-04-14`)
      const booking = page.locator('travel-island[data-name="booking"] section').first()
      const book = booking.locator('a[href*="/checkout"]')
      await book.waitFor()
      const budget = booking.locator('[popovertarget="ease-your-budget"][aria-haspopup]')
      await budget.waitFor()
      const fields = booking.locator('button[aria-haspopup="dialog"]:not([popovertarget])')
      const openers = [fields.first(), fields.nth(1), budget, book]
      const opened = 'main :is(dialog[open], :popover-open)'
      for (const [at, opener] of openers.entries()) {
        await opener.focus()
        await page.keyboard.press('Enter')
        await page.locator(opened).waitFor()
        expect([at, await hasFocus(page, opened), await violations(page, opened)]).toEqual([at, true, []])
        await page.keyboard.press('Escape')
        await page.locator(opened).waitFor({ state: 'hidden' })
        expect([at, await opener.evaluate((it) => it === document.activeElement)]).toEqual([at, true])
      }

      await page.locator('button[popovertarget="getting-there"][aria-haspopup]').focus()
      await page.keyboard.press('Enter')
      const map = page.locator('#getting-there button[aria-haspopup="dialog"]')
      await map.focus()
      await page.keyboard.press('Enter')
      await page.locator('#getting-there dialog canvas').waitFor()
      expect(await violations(page, '#getting-there dialog')).toEqual([])
      await page.keyboard.press('Escape')
      await page.locator('#getting-there dialog').waitFor({ state: 'detached' })
      expect(await map.evaluate((it) => it === document.activeElement)).toBe(true)
      await page.keyboard.press('Escape')
      await page.locator('#getting-there').waitFor({ state: 'hidden' })
    },
  )
})

describe('a stay whose address names a rate', () => {
  it('shows and books no other one while its rates are still to come', async ({ visitor }) => {
    const page = await visitor()
    const rates = Promise.withResolvers<void>()
    await page.route('**/api/product/17231/offers?**', async (route) => {
      await rates.promise
      await route.continue()
    })
    const dates = 'checkin=2027-04-17&checkout=2027-04-20&a=3'
    // The extras of the stay read its price at the default rate.
    const isDefaultRate = (url: URL) => url.pathname.endsWith('/quote.json') && !url.searchParams.has('offerId')
    const quoted = page.waitForResponse((response) => isDefaultRate(new URL(response.url())))
    await page.goto(`/nl/nl/verblijf/17231#${dates}&offerId=17231031&nights=3`)
    await (await quoted).finished()
    const booking = page.locator('#booking a[href*="/checkout"]')
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    expect(await booking.count()).toBe(0)
    rates.resolve()
    await expect.poll(() => booking.first().getAttribute('href')).toContain('offerId=17231031')
  })
})
