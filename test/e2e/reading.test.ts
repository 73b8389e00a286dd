import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it } from './it.ts'

const button = (page: Page, name: string) => page.locator('[data-scroll-strip]').getByRole('button', { name })
const state = (page: Page, name: string) => button(page, name).getAttribute('aria-disabled')

describe('a strip of cards', () => {
  // @rule B9.94
  it('scrolls by its buttons and by keyboard, up to its ends, where they are disabled and keep the focus', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/hotel/1286')
    const list = page.locator('[data-scroll-strip] ul')
    await list.scrollIntoViewIfNeeded()
    const place = () => list.evaluate((element) => Math.round(element.scrollLeft))
    const [card, second] = await Promise.all([0, 1].map((at) => list.locator('> li').nth(at).boundingBox()))
    const step = (second?.x ?? 0) - (card?.x ?? 0)
    expect([await state(page, 'Hôtels précédents'), await state(page, 'Hôtels suivants')]).toEqual(['true', 'false'])
    await button(page, 'Hôtels suivants').click()
    await expect.poll(place).toBeGreaterThan(Math.min(2.9 * step, (await list.evaluate((it) => it.scrollWidth - it.clientWidth)) - 2))
    await expect.poll(() => state(page, 'Hôtels précédents')).toBe('false')
    // To the end, however many presses that takes.
    await expect
      .poll(async () => {
        await button(page, 'Hôtels suivants').press('Enter')
        return state(page, 'Hôtels suivants')
      })
      .toBe('true')
    expect(await button(page, 'Hôtels suivants').evaluate((element) => element === document.activeElement)).toBe(true)
    const end = await place()
    await button(page, 'Hôtels suivants').press('Enter')
    expect(await place()).toBe(end)
    await button(page, 'Hôtels précédents').press('Enter')
    await expect.poll(place).toBeLessThan(end)
    expect(await violations(page)).toEqual([])
  })
})

describe('the FAQ', () => {
  // @rule B2.102
  it('opens the entry that the address names, and one that a link names while the page is open', async ({ visitor }) => {
    const page = await visitor({ width: 360 })
    await page.goto('/fr/info/faq#les-animaux-sont-ils-acceptes')
    await page.getByText('cochez « Animaux acceptés »').waitFor()
    await page.goto('/fr/info/faq#puis-je-reserver-pour-ce-soir')
    await page.getByText('s’il reste une chambre').waitFor()
    expect(await page.locator('details[open]').count()).toBe(2)
    expect(await violations(page)).toEqual([])
  })

  // @rule B2.102 B2.107
  it('and the ideas unfold without scripts', async ({ visitor }) => {
    const page = await visitor({ scripts: false })
    await page.goto('/fr/info/faq')
    await page.getByText('Puis-je réserver pour ce soir').click()
    expect(await page.getByText('s’il reste une chambre').isVisible()).toBe(true)
    await page.goto('/fr/idees-week-end')
    expect(await page.getByText('Le silence de la campagne').isVisible()).toBe(false)
    await page.getByText('Voir plus').first().click()
    expect(await page.getByText('Le silence de la campagne').isVisible()).toBe(true)
    expect(await page.getByText('Voir moins').first().isVisible()).toBe(true)
  })
})
