import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base, type Screen } from './fixture/it.ts'

const pixel = (at: number) => `data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#${at}`
const pictures = Array.from({ length: 7 }, (_, at) => ({
  url: pixel(at),
  alt: `Picture ${at + 1}`,
  sizes: { '120_80': pixel(at), '640_360': pixel(at), '960_540': pixel(at), '1600_900': pixel(at) },
}))
const props = { label: 'Hotel Dune', pictures }
const it = base.extend(
  'opened',
  ({ visit }) =>
    (screen: Screen = 'wide') =>
      visit('gallery', { props }, { screen }),
)
const shown = (page: Page) => page.getByRole('dialog').locator('p > [aria-hidden]').textContent()

describe('the gallery', () => {
  // @rule B2.8 B2.36
  it('opens at the picture that was clicked, moves by keys, and gives the focus back', async ({ opened }) => {
    const { page } = await opened()
    await page.getByRole('link', { name: 'Picture 3' }).click()
    expect(await shown(page)).toBe('3 / 7')
    const moves = [
      ['ArrowRight', 4],
      ['ArrowLeft', 3],
      ['End', 7],
      ['ArrowRight', 7],
      ['Home', 1],
      ['ArrowLeft', 1],
    ] as const
    for (const [key, at] of moves) {
      await page.keyboard.press(key)
      await expect.poll(() => shown(page)).toBe(`${at} / 7`)
    }
    expect(await page.getByRole('button', { name: 'Previous photo' }).getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.querySelector('img')?.alt)).toBe('Picture 3')
    expect(await violations(page)).toEqual([])
  })

  // @rule B2.8
  it('follows a swipe, and a click on a small picture', async ({ opened }) => {
    const { page } = await opened()
    await page.getByRole('button', { name: '7 photos' }).click()
    expect(await shown(page)).toBe('1 / 7')
    await page
      .getByRole('dialog')
      .locator('ul')
      .first()
      .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 2, behavior: 'instant' }))
    await expect.poll(() => shown(page)).toBe('3 / 7')
    await page.getByRole('button', { name: 'Photo 6: Picture 6' }).click()
    await expect.poll(() => shown(page)).toBe('6 / 7')
    expect(await violations(page)).toEqual([])
  })

  it('keeps the strip’s pictures reachable on a narrow screen', async ({ opened }) => {
    const { page } = await opened('narrow')
    expect(await page.getByRole('link').count()).toBe(7)
    expect(await violations(page)).toEqual([])
  })

  // @rule B2.8
  it('is links to the files without scripts', async ({ visit }) => {
    const { page } = await visit('gallery', { props }, { scripts: false })
    expect(await page.getByRole('link', { name: 'Picture 7' }).getAttribute('href')).toBe(pixel(6))
    expect(await page.getByRole('button', { name: '7 photos' }).count()).toBe(0)
  })
})
