import type { Page } from 'playwright'
import { expect } from 'vitest'
import { purposeOfScript } from '../../src/contract/speculation-rules.ts'
import { it } from './it.ts'

const tile = 'main a[href*="/fr/week-ends/"]:has(*)'

/** Runs in the page, whose browser has speculation rules, too. */
function denySpeculationRules(): void {
  HTMLScriptElement.supports = (type) => type !== 'speculationrules'
}

type Point = readonly [x: number, y: number]

/** Returns a point of the link itself or of one of its parts, and another one of another part, in sight. */
async function pointsOf(page: Page, place: number): Promise<readonly [Point, Point]> {
  const link = page.locator(tile).nth(place)
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const found = new Map<Element, [number, number]>()
    for (let x = 0.05; x < 1; x += 0.05)
      for (let y = 0.05; y < 1; y += 0.05) {
        const point: [number, number] = [left + width * x, top + height * y]
        const part = document.elementFromPoint(...point)
        if (part && element.contains(part) && !found.has(part)) found.set(part, point)
      }
    const [one, other] = found.values()
    if (!one || !other) throw new Error('The link has one part only.')
    return [one, other]
  })
}

it('a link is fetched when it was pointed at for 200 ms, also while the mouse moves between its parts, and not when it was left', async ({
  visitor,
}) => {
  const page = await visitor({ timed: true })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.headers()[purposeOfScript.name.toLowerCase()] === purposeOfScript.value) asked.push(new URL(request.url()).pathname)
  })
  await page.addInitScript(denySpeculationRules)
  await page.clock.install()
  await page.goto('/fr')
  const paths = await page.locator(tile).evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  expect(new Set(paths.slice(0, 4)).size).toBe(4)

  // The script is there as soon as it fetches at all.
  await page.locator(tile).first().hover()
  await expect.poll(() => asked).toEqual([paths[0]])
  await page.clock.pauseAt(Date.now() + 60_000)

  const [one, other] = await pointsOf(page, 1)
  await page.mouse.move(...one)
  await page.clock.runFor(150)
  await page.mouse.move(...other)
  await page.clock.runFor(60)
  await expect.poll(() => asked).toEqual(paths.slice(0, 2))

  const [left] = await pointsOf(page, 2)
  await page.mouse.move(...left)
  await page.clock.runFor(150)
  await page.mouse.move(0, 0)
  await page.clock.runFor(1000)
  const [again] = await pointsOf(page, 3)
  await page.mouse.move(...again)
  await page.clock.runFor(200)
  await expect.poll(() => asked).toEqual([paths[0], paths[1], paths[3]])
})
