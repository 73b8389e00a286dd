import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fixture, openFixture } from './fixture/serve.ts'
import { screens, visit } from './fixture/visit.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.close())

const pixel = (at: number) => `data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#${at}`
const pictures = Array.from({ length: 7 }, (_, at) => ({
  url: pixel(at),
  alt: `Picture ${at + 1}`,
  sizes: { '120_80': pixel(at), '640_360': pixel(at), '960_540': pixel(at), '1600_900': pixel(at) },
}))
const opened = (screen: keyof typeof screens = 'wide') => visit(fixture, 'gallery', { props: { label: 'Hotel Dune', pictures } }, screen)
const shown = (page: Page) => page.getByRole('dialog').locator('p > [aria-hidden]').textContent()

describe('the gallery', () => {
  it('opens at the picture that was clicked, moves by keys, and gives the focus back', async () => {
    const { page, end } = await opened()
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
    await end()
  })

  it('follows a swipe, and a click on a small picture', async () => {
    const { page, end } = await opened()
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
    await end()
  })

  it('keeps the strip’s pictures reachable on a narrow screen', async () => {
    const { page, end } = await opened('narrow')
    expect(await page.getByRole('link').count()).toBe(7)
    await end()
  })

  it('is links to the files without scripts', async () => {
    const context = await fixture.browser.newContext({ ...screens.wide, javaScriptEnabled: false })
    const page = await context.newPage()
    await fixture.show(page, 'gallery', { props: { label: 'Hotel Dune', pictures } })
    expect(await page.getByRole('link', { name: 'Picture 7' }).getAttribute('href')).toBe(pixel(6))
    expect(await page.getByRole('button', { name: '7 photos' }).count()).toBe(0)
    await context.close()
  })
})
