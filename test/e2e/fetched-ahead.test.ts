import type { Page } from 'playwright'
import { expect } from 'vitest'
import { purposeOfScript } from '../../src/contract/speculation-rules.ts'
import { it } from './it.ts'

const tile = 'main a[href*="/fr/week-ends/"]:has(*)'

/** Opens the page in a browser as one without speculation rules: it would fetch ahead by them itself, with the same header. */
async function openWithoutRules(page: Page): Promise<void> {
  await page.addInitScript(() => (HTMLScriptElement.supports = (type) => type !== 'speculationrules'))
  await page.route(
    ({ pathname }) => pathname === '/fr',
    async (route) => {
      const response = await route.fetch()
      const { 'speculation-rules': rules, ...headers } = response.headers()
      expect(rules).toContain('.json')
      await route.fulfill({ response, headers })
    },
  )
  await page.goto('/fr')
}

type Point = readonly [x: number, y: number]

/** Away from every link that is fetched: what scrolls below a resting mouse is pointed at, too. */
const aside: Point = [0, 0]

/** Returns a point of the link itself or of one of its parts, and another one of another part, in sight. The mouse rests aside meanwhile. */
async function pointsOf(page: Page, path: string): Promise<readonly [Point, Point]> {
  await page.mouse.move(...aside)
  const link = page.locator(`main a[href="${path}"]:has(*)`).first()
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
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
  await page.clock.install()
  await openWithoutRules(page)
  const paths = await page.locator(tile).evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))

  // The script is there as soon as it fetches at all.
  const first = page.locator(tile).first()
  await expect.poll(() => first.hover().then(() => asked)).toContain(paths[0])
  await page.mouse.move(...aside)
  await page.clock.pauseAt(Date.now() + 60_000)
  // A page that still moves may have brought others below the mouse.
  const [pointedAt = '', left = '', again = ''] = new Set(paths.filter((path) => !asked.includes(path)))

  const [one, other] = await pointsOf(page, pointedAt)
  await page.mouse.move(...one)
  await page.clock.runFor(150)
  await page.mouse.move(...other)
  await page.clock.runFor(60)
  await expect.poll(() => asked).toContain(pointedAt)

  const [inside] = await pointsOf(page, left)
  await page.mouse.move(...inside)
  await page.clock.runFor(150)
  await page.mouse.move(...aside)
  await page.clock.runFor(1000)
  const [back] = await pointsOf(page, again)
  await page.mouse.move(...back)
  await page.clock.runFor(200)
  await expect.poll(() => asked).toContain(again)
  expect(asked).not.toContain(left)
})
