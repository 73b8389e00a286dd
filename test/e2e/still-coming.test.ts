import { Agent, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, inject } from 'vitest'
import { passOn } from '../../origin/local/pass-on.ts'
import { it } from './it.ts'

const stops: (() => void)[] = []
// Visitors leave first.
afterAll(() => {
  for (const stop of stops) stop()
})

/** Serves the site, holding one page after the first `until` behind `from` until released. */
async function delayed(path: string, from: string, until: string): Promise<{ url: string; release: () => void }> {
  const site = inject('site')
  const agent = new Agent({ keepAlive: true })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    if (request.url !== path) return passOn(request, response, { worker: site, agent, quality: 1 })
    const page = await fetch(site + path)
    const html = await page.text()
    const cut = html.indexOf(until, html.indexOf(from)) + until.length
    const policy = page.headers.get('content-security-policy') ?? ''
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).write(html.slice(0, cut))
    await released
    response.end(html.slice(cut))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  stops.push(
    release,
    () => void server.close().closeAllConnections(),
    () => agent.destroy(),
  )
  return { url: `http://localhost:${(server.address() as AddressInfo).port}${path}`, release }
}

it('a page that is still streaming responds to a click', async ({ visitor }) => {
  const { url, release } = await delayed('/fr/sejour/10572', 'data-name="booking"', '</travel-island>')
  const page = await visitor()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('#booking button[aria-haspopup="dialog"]').last().click()
  await page.locator('dialog [role="grid"]').first().waitFor()
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  release()
  await page.waitForLoadState('load')
})

it('a page that stops in the middle of what an island needs keeps a click until the rest has come', async ({ visitor }) => {
  const { url, release } = await delayed('/fr/sejour/10572', 'data-name="booking"', '<script type="application/json">{')
  const page = await visitor()
  await page.goto(url, { waitUntil: 'commit' })
  const booking = page.locator('travel-island[data-name=booking]')
  await booking.locator('> script').waitFor({ state: 'attached' })
  await booking.locator('button[aria-haspopup="dialog"]').last().click()
  // Seen at once: the button looks pressed until its code is there.
  const pressed = booking.locator('button[data-pressed]')
  expect(await pressed.evaluate((button) => getComputedStyle(button).cursor)).toBe('progress')
  // The start script checks for an island's end every 16 ms, and has its code at once.
  await page.evaluate(() => new Promise((passed) => setTimeout(passed, 200)))
  expect(await booking.getAttribute('data-failed')).toBeNull()
  release()
  await page.locator('dialog [role="grid"]').first().waitFor()
  expect(await pressed.count()).toBe(0)
})

it('nothing can be clicked before the start script is ready to record it', async ({ visitor }) => {
  const page = await visitor()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/start-[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/fr/sejour/10572', { waitUntil: 'domcontentloaded' })
  // An observer runs with the first frame. The page's own animation frames are mocked: its clock is stopped.
  const frame = await page.evaluate(
    () =>
      new Promise((seen) => {
        new IntersectionObserver(() => seen('seen')).observe(document.body)
        setTimeout(seen, 500, 'none')
      }),
  )
  expect(frame).toBe('none')
  const clicked = page.locator('#booking button[aria-haspopup="dialog"]').last().click()
  release()
  await clicked
  await page.locator('dialog [role="grid"]').first().waitFor()
})
