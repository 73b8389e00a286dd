import { describe, expect } from 'vitest'
import type { BrowserKind } from '../chromium.ts'
import { violations } from '../axe.ts'
import { it as base, type Screen } from './fixture/it.ts'

const props = { label: 'Hotel Dune', point: { lat: 51.2, lng: 3.22 }, address: ['Markt 1', '8000 Brugge', 'Belgique'] }
const it = base.extend('open', ({ visit }) => async (screen: Screen, browser: BrowserKind = 'drawing') => {
  const visited = await visit('hotel-map', { props }, { screen, browser })
  const loaded: string[] = []
  visited.page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await visited.page.getByRole('button', { name: 'See on a map' }).press('Enter')
  await visited.page.getByRole('dialog', { name: 'Hotel Dune' }).waitFor()
  return { ...visited, loaded }
})

describe('the hotel’s map', () => {
  // @rule S2.60 B2.20
  it.for(['wide', 'narrow'] as const)(
    'opens around the hotel with its address and our own tiles, on a %s screen',
    async (screen, { open }) => {
      const { page, loaded } = await open(screen)
      await page.getByRole('region', { name: 'Map around Hotel Dune' }).waitFor()
      await page.getByText('8000 Brugge').waitFor()
      await expect.poll(() => loaded.some((path) => path.startsWith('/map/tiles/8/')), { timeout: 15_000 }).toBe(true)
      const box = await page.getByRole('dialog').boundingBox()
      const { width, height } = page.viewportSize()!
      if (screen === 'narrow') expect(box).toEqual({ x: 0, y: 0, width, height })
      else expect(box!.width).toBeLessThan(width)
      expect(await violations(page)).toEqual([])
    },
  )

  it('is reached, moved, zoomed and left by keyboard', async ({ open }) => {
    const { page } = await open('wide')
    const map = page.getByRole('region', { name: 'Map around Hotel Dune' })
    await map.press('ArrowLeft')
    await page.getByRole('button', { name: 'Zoom out' }).press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('See on a map')
    expect(await violations(page)).toEqual([])
  })

  it('says the address where nothing can be drawn', async ({ open }) => {
    const { page } = await open('narrow', 'flat')
    await page.getByText('Markt 1, 8000 Brugge, Belgique').waitFor()
    expect(await violations(page)).toEqual([])
  })
})
