import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base, type Screen } from './fixture/it.ts'

const pixel = (at: number, size = 'whole') => `data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#${at}-${size}`
const pictures = Array.from({ length: 7 }, (_, at) => ({
  url: pixel(at),
  alt: `Picture ${at + 1}`,
  ...(at === 1 && { legend: 'The pool', color: '#aabbcc' }),
  sizes: { '120_80': pixel(at, 'thumb'), '640_360': pixel(at, 'small'), '960_540': pixel(at, 'medium'), '1600_900': pixel(at) },
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

  it('shows each picture in the sizes and with the legend of the page, which has them in its links only', async ({ opened }) => {
    const { page } = await opened()
    await page.getByRole('link', { name: 'Picture 2' }).click()
    const addresses = (names: string, image: string) =>
      page
        .getByRole('dialog')
        .locator(image)
        .nth(1)
        .evaluate((it, attributes) => attributes.split(' ').flatMap((name) => it.getAttribute(name)?.match(/#[\w-]+|#\w{3}$/g)), names)
    expect(await addresses('src srcset data-color', 'figure img')).toEqual(['#1-whole', '#1-small', '#1-medium', '#1-whole', '#abc'])
    expect(await addresses('src', 'li button img')).toEqual(['#1-thumb'])
    expect(await page.getByRole('figure', { name: 'The pool' }).locator('img').getAttribute('alt')).toBe('Picture 2')
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
