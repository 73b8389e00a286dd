import type { Locator, Page } from 'playwright'
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

/** Collects the paths of pages that a script asks for ahead. */
function pathsAskedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.headers()[purposeOfScript.name.toLowerCase()] === purposeOfScript.value) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

it('a link is fetched when it was pointed at for 200 ms, also while the mouse moves between its parts, and not when it was left', async ({
  visitor,
}) => {
  const page = await visitor({ timed: true })
  const asked = pathsAskedFor(page)
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

it('a link that scrolls below a resting mouse is fetched when the mouse moves', async ({ visitor }) => {
  const page = await visitor({ timed: true })
  const asked = pathsAskedFor(page)
  await page.clock.install()
  await openWithoutRules(page)
  const links = page.locator(tile)
  // The script is there as soon as it fetches at all.
  await expect
    .poll(() =>
      links
        .first()
        .hover()
        .then(() => asked.length),
    )
    .toBeGreaterThan(0)
  await page.clock.pauseAt(Date.now() + 60_000)
  const last = links.last()
  const path = (await last.getAttribute('href')) ?? ''
  const { x, y } = await middleOf(last)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.mouse.move(x, y)
  await middleOf(last)
  await expect.poll(() => last.evaluate((element) => element.matches(':hover'))).toBe(true)
  await page.clock.runFor(1000)
  expect(asked).not.toContain(path)
  await page.mouse.move(x + 3, y)
  await page.clock.runFor(200)
  await expect.poll(() => asked).toContain(path)
})

/** Returns the middle of a link, in sight. */
async function middleOf(link: Locator): Promise<{ x: number; y: number }> {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

it('on a phone a link is fetched when a finger rests on it, and not where it begins to scroll, taps, or zooms with another', async ({
  visitor,
}) => {
  const page = await visitor({ timed: true, phone: true, width: 412 })
  const asked = pathsAskedFor(page)
  await page.clock.install()
  const response = await page.goto('/fr')
  expect(response?.headers()['speculation-rules']).toBeUndefined()
  const touches = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: readonly { x: number; y: number }[] = []) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  const links = page.locator(tile)
  const [rested = '', scrolled = '', tapped = '', zoomed = ''] = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href') ?? ''),
  )
  const linkTo = (path: string) => page.locator(`main a[href="${path}"]:has(*)`).first()
  const rest = async (path: string) => {
    await touch('touchStart', [await middleOf(linkTo(path))])
    await page.clock.runFor(120)
    await touch('touchCancel')
  }
  // The script is there as soon as it fetches at all.
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect.poll(() => rest(rested).then(() => asked)).toContain(rested)

  const { x, y } = await middleOf(linkTo(scrolled))
  await touch('touchStart', [{ x, y }])
  for (const moved of [20, 60, 120]) await touch('touchMove', [{ x, y: y - moved }])
  await page.clock.runFor(1000)
  await touch('touchEnd')

  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }))
  await touch('touchStart', [await middleOf(linkTo(tapped))])
  await page.clock.runFor(60)
  await touch('touchEnd')
  await page.clock.runFor(1000)

  const finger = await middleOf(linkTo(zoomed))
  await touch('touchStart', [finger])
  await touch('touchStart', [finger, { x: finger.x + 20, y: finger.y + 20 }])
  await page.clock.runFor(1000)
  await touch('touchEnd')
  expect(new Set(asked)).toEqual(new Set([rested]))
})

it('on a phone a page that was fetched is not asked for again when it is opened', async ({ visitor }) => {
  const page = await visitor({ timed: true, phone: true, width: 412 })
  const rules = page.waitForResponse((response) => response.url().includes('/speculation-rules/'))
  await page.goto('/fr')
  await (await rules).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const touches = await page.context().newCDPSession(page)
  const link = page.locator(tile).first()
  const asked = page.waitForRequest((request) => request.headers()[purposeOfScript.name.toLowerCase()] === purposeOfScript.value)
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await middleOf(link)] })
  const response = await (await asked).response()
  expect(await response?.headerValue('cache-control')).toBe('private, max-age=30')
  await response?.finished()
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForURL((url) => url.pathname !== '/fr')
  // Nothing came over the network.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().transferSize))).toEqual([0])
})
