import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { visitor } from './visitor.ts'

/** A search page that tells what analytics heard from its beginning. */
async function heard(page: Page, path: string): Promise<(event: string) => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    addEventListener('escale:track', (event) => told.push((event as CustomEvent).detail))
  })
  await page.goto(path)
  return (name) =>
    page.evaluate((event) => (window as unknown as { told: { event: string }[] }).told.filter((each) => each.event === event), name)
}

const soon = { timeout: 10_000 }

describe('the search page', () => {
  it('has three columns, and filters that stay on a wide screen', async () => {
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

  it('says what its hash asks for before anything is touched, in the bar and in the summary of a phone', async () => {
    const page = await visitor()
    await page.goto('/fr/week-ends#checkin=2027-04-06&checkout=2027-04-08&a=3')
    const box = page.locator('travel-island[data-name=search-box]')
    await box.getByRole('button', { name: /6 avr\..*8 avr\./ }).waitFor()
    await box.getByRole('button', { name: /3 adultes/ }).waitFor()
    await page.setViewportSize({ width: 360, height: 780 })
    await box.getByRole('button', { name: /6–8 avr\. · 3 adultes/ }).waitFor()
  })

  it('has Filter, Map and Sort at hand on a phone, wherever it is scrolled to', async () => {
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

  it('opens its menu on hover, with the tab under the pointer alone, and closes it when it is left', async () => {
    const page = await visitor()
    await page.goto('/fr/week-ends')
    await page.getByRole('navigation').getByRole('button', { name: 'Destinations' }).hover()
    const panel = page.locator('#nav-0')
    await panel.waitFor()
    const towns = (country: string) => panel.locator(`li:has(> a:text-is("${country}")) > ul`)
    expect([await towns('France').isVisible(), await towns('Belgique').isVisible()]).toEqual([true, false])
    await panel.getByRole('link', { name: 'Belgique', exact: true }).hover()
    expect([await towns('France').isVisible(), await towns('Belgique').isVisible()]).toEqual([false, true])
    await page.mouse.move(640, 880)
    await panel.waitFor({ state: 'hidden' })
    await page.getByRole('navigation').getByRole('button', { name: 'Thèmes' }).hover()
    await page.locator('#nav-1 aside a').waitFor()
  })

  it('keeps a menu open that the mouse has opened on its way to the click, and closes it by the next', async () => {
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

  it('tells analytics of each promotion once, when it has been seen', async () => {
    const page = await visitor()
    const told = await heard(page, '/fr/week-ends')
    const of = async (promotion: string) => (await told('view_promotion')).filter((each) => JSON.stringify(each).includes(promotion)).length
    // The last one stands below all results.
    const banner = page.locator('main [data-promotion]').last()
    const name = (await banner.getAttribute('data-promotion')) ?? ''
    expect(await of(name)).toBe(0)
    for (let round = 0; round < 2; round++) {
      await banner.scrollIntoViewIfNeeded()
      await expect.poll(() => of(name), soon).toBe(1)
      await page.evaluate(() => scrollTo(0, 0))
    }
    expect(await of(name)).toBe(1)
  })
})
