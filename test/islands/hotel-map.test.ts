import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawsByItself, launchChromium } from '../chromium.ts'
import { type Fixture, openFixture } from './fixture/serve.ts'
import { type screens, visit } from './fixture/visit.ts'

let fixture: Fixture
let drawing: Browser
beforeAll(async () => {
  fixture = await openFixture()
  drawing = await launchChromium(...drawsByItself)
})
afterAll(async () => {
  await drawing.close()
  await fixture.close()
})

const props = { label: 'Hotel Dune', point: { lat: 51.2, lng: 3.22 }, address: ['Markt 1', '8000 Brugge', 'Belgique'] }
const open = async (screen: keyof typeof screens, browser = drawing) => {
  const visited = await visit({ ...fixture, browser }, 'hotel-map', { props }, screen)
  const loaded: string[] = []
  visited.page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await visited.page.getByRole('button', { name: 'See on a map' }).press('Enter')
  await visited.page.getByRole('dialog', { name: 'Hotel Dune' }).waitFor()
  return { ...visited, loaded }
}

describe('the hotel’s map', () => {
  it.each(['wide', 'narrow'] as const)('opens around the hotel with its address and our own tiles, on a %s screen', async (screen) => {
    const { page, loaded, end } = await open(screen)
    await page.getByRole('region', { name: 'Map around Hotel Dune' }).waitFor()
    await page.getByText('8000 Brugge').waitFor()
    await expect.poll(() => loaded.some((path) => path.startsWith('/map/tiles/8/')), { timeout: 15_000 }).toBe(true)
    const box = await page.getByRole('dialog').boundingBox()
    const { width, height } = page.viewportSize()!
    if (screen === 'narrow') expect(box).toEqual({ x: 0, y: 0, width, height })
    else expect(box!.width).toBeLessThan(width)
    await end()
  })

  it('is reached, moved, zoomed and left by keyboard', async () => {
    const { page, end } = await open('wide')
    const map = page.getByRole('region', { name: 'Map around Hotel Dune' })
    await map.press('ArrowLeft')
    await page.getByRole('button', { name: 'Zoom out' }).press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('See on a map')
    await end()
  })

  it('says the address where nothing can be drawn', async () => {
    const browser = await launchChromium('--disable-3d-apis')
    const { page, end } = await open('narrow', browser)
    await page.getByText('Markt 1, 8000 Brugge, Belgique').waitFor()
    await end()
    await browser.close()
  })
})
