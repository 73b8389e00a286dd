import { describe, expect } from 'vitest'
import { it } from './it.ts'

const soon = { timeout: 10_000 }

describe('the search page', () => {
  it('hides the numbers without criteria until those of the address are there', async ({ visitor }) => {
    const page = await visitor()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/offers.json?*', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/fr/week-ends/normandie#checkin=2027-04-06&checkout=2027-04-08')
    const numbers = page.locator('main h1 + p')
    await page.getByText('Mise à jour des résultats').waitFor()
    expect(await numbers.isVisible()).toBe(false)
    release()
    await numbers.waitFor()
    expect(await numbers.innerText()).toMatch(/^\d+ hôtels?$/)
  })

  // @rule S2.23 S2.49
  it('has three columns, and filters that stay on a wide screen', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/week-ends')
    const cards = page.locator('main article[data-offer]')
    const tops = await cards.evaluateAll((all) => all.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)))
    expect([tops[1], tops[2]]).toEqual([tops[0], tops[0]])
    expect(tops[3]).toBeGreaterThan(tops[0] ?? 0)
    await page.evaluate(() => scrollTo(0, 2000))
    const bar = page.locator('travel-island[data-name=filters] summary:visible').first()
    await expect.poll(async () => ((await bar.boundingBox())?.y ?? -1) >= 0 && ((await bar.boundingBox())?.y ?? 999) < 100, soon).toBe(true)
  })

  // @rule S2.66
  it('shows the criteria of its hash before any interaction, in the bar and in the summary of a phone', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/week-ends#checkin=2027-04-06&checkout=2027-04-08&a=3')
    const box = page.locator('travel-island[data-name=search-box]')
    await box.getByRole('button', { name: /6 avr\..*8 avr\./ }).waitFor()
    await box.getByRole('button', { name: /3 adultes/ }).waitFor()
    await page.setViewportSize({ width: 360, height: 780 })
    await box.getByRole('button', { name: /6–8 avr\. · 3 adultes/ }).waitFor()
  })

  it('has the titles of another place while that is searched, and its own again afterwards', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/week-ends/bretagne')
    const own = await page.title()
    await page.evaluate(() => location.assign('#lat=45.76&lng=4.84&distanceMax=50'))
    await expect.poll(() => page.title(), soon).toBe('Week-ends et séjours · Escale')
    expect(await page.locator('main h1').textContent()).toBe('Week-ends et séjours')
    await page.goBack()
    await expect.poll(() => page.title(), soon).toBe(own)
  })

  // @rule S4.32
  it.for([1280, 390])('shows the results without dates when the calendar is cleared, at %i px', async (width, { visitor }) => {
    const page = await visitor({ width })
    await page.goto('/fr/week-ends/normandie#stars=4&checkin=2027-04-06&checkout=2027-04-08')
    const box = page.locator('travel-island[data-name=search-box]')
    const dated = page.locator('#results article[data-offer] a[href*="checkin=2027-04-06"]').locator('visible=true').first()
    await dated.waitFor()
    if (width < 700) await box.locator('search > button:visible').first().click()
    await box.locator('form:visible [data-live=DatesDraft]').last().click()
    await page.getByRole('button', { name: 'Effacer', exact: true }).click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#stars=4')
    await dated.waitFor({ state: 'detached' })
    await page.locator('#results article[data-offer]:visible').first().waitFor()
    expect(await page.getByRole('dialog', { name: 'Dates' }).isVisible()).toBe(true)
    for (const _ of width < 700 ? [1, 2] : [1]) await page.keyboard.press('Escape')
    await page.locator('dialog:modal').waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).hash).toBe('#stars=4')
    await page.goBack()
    await dated.waitFor()
  })

  // @rule S2.54
  it.for([
    ['/fr/week-ends', ['next /fr/week-ends?page=1']],
    ['/fr/week-ends?stars=4', ['next /fr/week-ends?page=1&stars=4']],
    ['/fr/week-ends?page=1&stars=4', ['prev /fr/week-ends?stars=4', 'next /fr/week-ends?page=2&stars=4']],
    ['/fr/week-ends?checkin=2027-04-06&checkout=2027-04-08', ['next /fr/week-ends?checkin=2027-04-06&checkout=2027-04-08&page=1']],
    ['/fr/week-ends?flow=gifting&stars=4', ['next /fr/week-ends?flow=gifting&page=1&stars=4']],
    ['/fr/week-ends/dinard?stars=4', []],
    ['/fr/activites?theme=26', ['next /fr/activites?page=1&theme=26']],
    // Results of the hash have no other page.
    ['/fr/week-ends?stars=4#city=1&stars=5', []],
  ] as const)('hints at the previous and the next page in its head: %s', async ([path, hints], { visitor }) => {
    const page = await visitor()
    await page.goto(path)
    const said = () =>
      page.evaluate(() =>
        [...document.head.querySelectorAll<HTMLLinkElement>('link:is([rel=prev], [rel=next])')].map(({ rel, href }) => {
          const { pathname, search } = new URL(href)
          return `${rel} ${pathname}${search}`
        }),
      )
    await page.waitForLoadState('networkidle')
    await expect.poll(said).toEqual(hints)
  })

  // @rule S2.67
  it('has Filter, Map and Sort at hand on a phone, wherever it is scrolled to', async ({ visitor }) => {
    const page = await visitor({ width: 360 })
    await page.goto('/fr/week-ends')
    await page.evaluate(() => scrollTo(0, 2000))
    for (const name of ['Filtrer', 'Carte', 'Trier']) {
      const button = page
        .locator('#results')
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .locator('visible=true')
        .first()
      const box = await button.boundingBox()
      expect([name, (box?.y ?? -1) > 0 && (box?.y ?? 999) < 780]).toEqual([name, true])
    }
  })

  it('keeps what is in its drawer of filters where it is while the activities are loading', async ({ visitor }) => {
    const page = await visitor({ width: 447 })
    const late = Promise.withResolvers<void>()
    await page.route('**/api/facets.json?*', async (route) => {
      await late.promise
      await route.continue()
    })
    await page.goto('/fr/week-ends')
    await page.locator('[data-tool="filter"]').click()
    const activities = page.locator('dialog:modal section').first()
    await activities.locator('i').first().waitFor()
    const height = () => activities.evaluate((section) => section.getBoundingClientRect().height)
    const before = await height()
    late.resolve()
    await activities.locator('input[name="tags"]').nth(8).waitFor({ state: 'attached' })
    expect(await height()).toBe(before)
  })

  // @rule S2.85
  it('opens its menu on hover, with the tab under the pointer alone, and closes it when it is left', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/week-ends')
    await page.getByRole('navigation').getByRole('button', { name: 'Destinations' }).hover()
    const panel = page.locator('#nav-0')
    await panel.waitFor()
    const towns = (country: string) => panel.locator(`li:has(> a:text-is("${country}")) > ul`).isVisible()
    const shown = () => Promise.all([towns('France'), towns('Belgique')])
    await expect.poll(shown).toEqual([true, false])
    await panel.getByRole('link', { name: 'Belgique', exact: true }).hover()
    await expect.poll(shown).toEqual([false, true])
    await page.mouse.move(640, 880)
    await panel.waitFor({ state: 'hidden' })
    await page.getByRole('navigation').getByRole('button', { name: 'Thèmes' }).hover()
    await page.locator('#nav-1 aside a').waitFor()
  })

  // @rule S2.85
  it('keeps a menu open that the mouse has opened on its way to the click, and closes it by the next', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/week-ends')
    const entry = page.getByRole('navigation').getByRole('button', { name: 'Destinations' })
    await entry.hover()
    await page.locator('#nav-0').waitFor()
    await entry.click()
    expect(await page.locator('#nav-0').isVisible()).toBe(true)
    await entry.click()
    await page.locator('#nav-0').waitFor({ state: 'hidden' })
  })

  it.for([1280, 360])('shows the heading of another order to a visitor far down the page, at %i px', async (width, { visitor }) => {
    const page = await visitor({ width })
    await page.goto('/fr/week-ends/normandie')
    const sort = page.locator('travel-island[data-name=sort]')
    await page.evaluate(() => scrollTo(0, 2000))
    await sort.locator('summary, button').locator('visible=true').click()
    // Before that its options are links that the server follows.
    await sort.locator('> script').waitFor({ state: 'detached' })
    await page.getByText('Prix croissants').locator('visible=true').click()
    if (width === 360) await page.getByRole('button', { name: 'Voir les résultats' }).click()
    const heading = page.locator('#results h2').locator('visible=true').first()
    const top = async () => (await heading.boundingBox())?.y ?? -1
    await expect.poll(async () => (await top()) > 0 && (await top()) < 400, soon).toBe(true)
  })
})
