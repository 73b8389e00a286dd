import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { enhancementsOf } from './built-files.ts'
import { it } from './it.ts'

describe('a press on a card while a dropdown is open only closes it', () => {
  const card = (page: Page) => page.locator('article[data-offer]:visible').first()

  /** Presses the card where nothing lies over it. */
  const pressCard = async (page: Page) => {
    await card(page).scrollIntoViewIfNeeded()
    const spot = await card(page).evaluate((article) => {
      const { left, top, width, height } = article.getBoundingClientRect()
      for (let y = top + 10; y < top + height; y += 10)
        for (let x = left + 10; x < left + width; x += 10)
          if (article.contains(document.elementFromPoint(x, y)?.closest('h3 a, figure, img') ?? null)) return { x, y }
      return undefined
    })
    if (!spot) throw new Error('the card is covered')
    await page.mouse.click(spot.x, spot.y)
  }

  it.for([
    ['a filter', 'travel-island[data-name=filters] details[data-section=facilities] summary', 'details[data-section=facilities][open]'],
    ['the order of the results', 'travel-island[data-name=sort] summary', 'travel-island[data-name=sort] details[open]'],
    ['guests', 'travel-island[data-name=search-box] [data-live="OpenGuests"]', 'dialog:popover-open'],
    ['dates', 'travel-island[data-name=search-box] [data-live="DatesDraft"]', 'dialog:popover-open'],
  ] as const)('%s', async ([, opener, opened], { visitor }) => {
    const page = await visitor()
    const enhanced = enhancementsOf(page)
    await page.goto('/fr/week-ends/normandie')
    await enhanced
    await page.locator(opener).first().click()
    await page.locator(opened).waitFor()
    await pressCard(page)
    await page.locator(opened).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/fr/week-ends/normandie')
    await pressCard(page)
    await page.waitForURL((url) => url.pathname !== '/fr/week-ends/normandie')
  })

  it('Book goes on at once with the dates that were just picked, though their calendar is still open', async ({ visitor }) => {
    const page = await visitor()
    const enhanced = enhancementsOf(page)
    await page.goto('/fr/sejour/10572#checkin=2027-04-13&checkout=2027-04-14')
    await enhanced
    const book = page.locator('#booking a[href*="/checkout"]').first()
    await book.waitFor()
    await page.locator('#booking button[data-live="StayCalendar"]').first().click()
    await page.locator('dialog [role="grid"]').first().waitFor()
    await book.dispatchEvent('pointerdown', { button: 0, isPrimary: true })
    await book.evaluate((link) => link instanceof HTMLElement && link.click())
    await page.waitForURL(/\/checkout\?/)
  })

  it('a key on a link of a card follows it, though a dropdown is open', async ({ visitor }) => {
    const page = await visitor()
    const enhanced = enhancementsOf(page)
    await page.goto('/fr/week-ends/normandie')
    await enhanced
    await page.locator('travel-island[data-name=sort] summary').click()
    await card(page).locator('h3 a').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname !== '/fr/week-ends/normandie')
  })

  it('a press beside the drawer of a phone closes it', async ({ visitor }) => {
    const page = await visitor({ width: 390 })
    const enhanced = enhancementsOf(page)
    await page.goto('/fr/week-ends/normandie')
    await enhanced
    await page.locator('travel-island[data-name=sort] button:visible').click()
    await page.locator('dialog:modal').waitFor()
    await page.mouse.click(195, 60)
    await page.locator('dialog:modal').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/fr/week-ends/normandie')
  })
})
