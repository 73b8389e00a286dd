import { expect } from 'vitest'
import { it } from './it.ts'

/** Runs in the page. Returns the visible icons of which nothing is drawn. */
const undrawn = (): readonly string[] =>
  [...document.querySelectorAll<SVGUseElement>('.icon use')]
    .filter((use) => use.checkVisibility() && use.getBBox().width + use.getBBox().height === 0)
    .map((use) => use.href.baseVal)

const pages = [
  ['/fr', 390, true],
  ['/fr/week-ends/bretagne', 390, false],
  ['/nl/nl/verblijf/11282', 1280, true],
] as const

it.for(pages)('icons are drawn on %s, %i px, scripts: %s', async ([path, width, scripts], { visitor }) => {
  const page = await visitor({ width, scripts })
  await page.goto(path, { waitUntil: 'load' })
  expect(await page.locator('.icon:visible').count()).toBeGreaterThan(3)
  await expect.poll(() => page.evaluate(undrawn)).toEqual([])
})

it('an icon has the colour of its text', async ({ visitor }) => {
  const page = await visitor({ width: 390, painted: true })
  await page.goto('/fr')
  const icon = page.locator('.icon:visible').first()
  await icon.evaluate((svg) => {
    svg.style.cssText =
      'position: fixed; inset: 0 auto auto 0; z-index: 9; inline-size: 48px; block-size: 48px; background: white; color: red'
  })
  const png = await icon.screenshot()
  const [total, red] = await page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
    let found = 0
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 0) < 80) found++
    return [data.length / 4, found]
  }, png.toString('base64'))
  expect(red).toBeGreaterThan((total ?? 0) * 0.02)
  expect(red).toBeLessThan((total ?? 0) * 0.6)
})
