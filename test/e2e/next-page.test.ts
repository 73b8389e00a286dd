import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { installedBrowser } from '../../.ci/browser.mjs'
import { formatConsent } from '../../src/domain/consent/consent.ts'
import { experiments } from '../../src/domain/experiments/experiments.ts'
import { consentCookie, visitorCookie } from '../../src/stored/keys.ts'
import { visitorIdWith } from '../visitor-id.ts'
import { fileOf } from './built-files.ts'
import { receivedFrom } from './received-events.ts'

interface Requested {
  readonly path: string
  /** What a browser says of a request that no visitor waits for. */
  readonly purpose: string
}

/** By Puppeteer: a Chromium that Playwright drives never draws a page ahead, nor does one with a session of the developer tools for a page. */
let browser: Browser
/** The site behind a server that notes what was answered. */
let site: Server
let answered: Requested[] = []
/** Whether the browser draws what it would only fetch by the rules of the site. Address bars draw pages ahead by rules of their own. */
let isDrawing = false

beforeAll(async () => {
  const executablePath = installedBrowser()
  browser = await puppeteer.launch({
    ...(executablePath && { executablePath }),
    headless: 'shell',
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    defaultViewport: { width: 1280, height: 900 },
  })
  site = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming
    const sent = request(inject('site') + url, { method, headers }, (response) => {
      // A script that the browser keeps would not be asked for again.
      const kept = url.endsWith('.js') && { 'cache-control': 'no-store' }
      if (isDrawing && url.startsWith('/speculation-rules/')) {
        outgoing.writeHead(200, { 'content-type': response.headers['content-type'] })
        text(response).then(
          (rules) => outgoing.end(rules.replace('"prefetch"', '"prerender"')),
          () => outgoing.destroy(),
        )
        return
      }
      outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, ...kept })
      response.pipe(outgoing).on('finish', () => answered.push({ path: url, purpose: String(headers['sec-purpose'] ?? '') }))
    })
    sent.on('error', () => outgoing.destroy())
    incoming.pipe(sent)
  })
  await new Promise<void>((listening) => site.listen(0, 'localhost', listening))
})

afterAll(async () => {
  await browser?.close()
  site?.closeAllConnections()
  site?.close()
})

const purposeAhead = () => (isDrawing ? 'prefetch;prerender' : 'prefetch')
const answeredAhead = (path: string | RegExp) =>
  answered.filter((each) => each.purpose === purposeAhead() && each.path.match(path) !== null)

const vitalsFile = fileOf('web-vitals').replace('**', '')

interface Visit {
  readonly page: Page
  /** Points at a link until its page is there. Returns the address. */
  readonly pointAt: (selector: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/** A mouse that has moved before the page listens moves again, when it has rested for long enough. */
async function pointUntil(page: Page, selector: string, isDone: () => boolean): Promise<void> {
  const point = async () => {
    if (isDone()) return true
    await page.mouse.move(0, 0)
    await page.hover(selector)
    return false
  }
  await expect.poll(point, { interval: 500 }).toBe(true)
}

/** `seen` are the experiments that the visitor knows. */
async function visit(path: string, seen: readonly string[] = experiments): Promise<Visit> {
  answered = []
  const { port } = site.address() as AddressInfo
  const context = await browser.createBrowserContext()
  const cookies = [
    { name: consentCookie, value: formatConsent({ measurement: true, personalisation: true }, inject('clock').slice(0, 10)) },
    { name: visitorCookie, value: [visitorIdWith([]), ...seen].join('.') },
  ]
  await context.setCookie(...cookies.map((cookie) => ({ ...cookie, domain: 'localhost', path: '/', secure: true })))
  const page = await context.newPage()
  await page.goto(`http://localhost:${port}${path}`)
  return {
    page,
    async pointAt(selector) {
      const link = await page.waitForSelector(selector)
      const address = (await link?.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ''))) ?? ''
      await link?.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const expected = [new URL(address).pathname, ...(isDrawing ? [/^\/assets\/start-/] : [])]
      await pointUntil(page, selector, () => expected.every((each) => answeredAhead(each).length > 0))
      expect(expected.map((each) => answeredAhead(each).length)).toEqual(expected.map(() => 1))
      return address
    },
    stop: () => context.close(),
  }
}

/** When the visitor opened a page that was drawn before, in milliseconds of its own clock; 0 for any other page. */
const activationStart = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return navigation && 'activationStart' in navigation ? Number(navigation.activationStart) : 0
  })

async function open(page: Page, selector: string): Promise<void> {
  const address = await page.$eval(selector, (link) => (link instanceof HTMLAnchorElement ? link.href : ''))
  await page.click(selector)
  // Puppeteer's own address of the page stays where a page is opened that was drawn ahead.
  await expect.poll(() => page.evaluate(() => location.href)).toBe(address)
}

const card = 'main a[href*="/fr/sejour/"]'

/** Adds a link to the page of a card, with another fragment. Returns its selector. */
async function linkWith(page: Page, hash: string): Promise<string> {
  const add = (link: Element, fragment: string) => {
    if (!(link instanceof HTMLAnchorElement)) return
    const other = Object.assign(document.createElement('a'), { id: 'other', href: link.pathname + fragment, textContent: 'Other' })
    link.closest('main')?.prepend(other)
  }
  await page.$eval(card, add, hash)
  return '#other'
}

describe('the page of a link that is pointed at', () => {
  beforeAll(() => {
    isDrawing = false
  })

  it('is fetched ahead, and shown with the choices of another link to it', async () => {
    const { page, pointAt, stop } = await visit('/fr/week-ends')
    const { pathname } = new URL(await pointAt(card))
    await open(page, await linkWith(page, '#checkin=2027-04-09&checkout=2027-04-11'))
    await page.waitForSelector('::-p-text(9 avr.)')
    expect(answered.filter(({ path }) => path === pathname)).toHaveLength(1)
    expect(await activationStart(page)).toBe(0)
    await stop()
  })

  it('is refused where it would show an experiment for the first time, and made when it is opened', async () => {
    const { page, stop } = await visit('/fr/week-ends', [])
    await page.waitForSelector(card)
    await pointUntil(page, card, () => answeredAhead(/^\/fr\/sejour\//).length > 0)
    await open(page, card)
    expect(await activationStart(page)).toBe(0)
    await page.waitForSelector('h1')
    await stop()
  })
})

describe('a page that is drawn ahead', () => {
  beforeAll(() => {
    isDrawing = true
  })

  it('is shown with the choices of another link to it', async () => {
    const { page, pointAt, stop } = await visit('/fr/week-ends')
    await pointAt(card)
    await open(page, await linkWith(page, '#checkin=2027-04-09&checkout=2027-04-11'))
    expect(await activationStart(page)).toBeGreaterThan(0)
    await page.waitForSelector('::-p-text(9 avr.)')
    await stop()
  })

  it('calls nobody and starts nothing before it is opened, and is priced, measured and remembered then', async () => {
    const { page, pointAt, stop } = await visit('/fr/week-ends#checkin=2027-04-09&checkout=2027-04-11')
    const datedCard = `${card}[href*="checkin=2027-04-09"]`
    const stored = () => page.evaluate(() => JSON.stringify(localStorage))
    const [, id = 'none'] = /sejour\/(\d+)/.exec(await pointAt(datedCard)) ?? []
    expect(await stored()).not.toContain(id)
    await open(page, datedCard)
    expect(await activationStart(page)).toBeGreaterThan(0)
    await expect.poll(stored).toContain(id)
    for (const call of ['/api/analytics/', '/quote.json'])
      await expect.poll(() => answered.filter(({ path }) => path.includes(call)).length, { message: call }).toBeGreaterThan(0)
    expect(answeredAhead(/^\/api\//)).toEqual([])
    // The start script alone has run.
    expect(answeredAhead(/\.js$/)).toHaveLength(1)
    await stop()
  })

  it('is measured as drawn ahead, from when it is opened', async () => {
    const { page, pointAt, stop } = await visit('/fr/week-ends')
    const measured = () => answered.filter(({ path }) => path === vitalsFile).length
    await expect.poll(measured).toBe(1)
    await pointAt(card)
    expect(measured()).toBe(1)
    await open(page, card)
    expect(await activationStart(page)).toBeGreaterThan(0)
    await expect.poll(measured).toBe(2)
    const client = await page.evaluate(() => localStorage.getItem('escale.client'))
    await page.goto(new URL('/fr/info/legal', page.url()).href)
    const firstBytes = async () =>
      (await receivedFrom(client)).flatMap(({ params }) => (params['metric'] === 'TTFB' ? [[params['page'], params['navigation']]] : []))
    const drawn = ['stay', 'prerender']
    await expect.poll(firstBytes).toEqual([['stays', 'navigate'], drawn])
    const vitals = (await receivedFrom(client)).map(({ params }) => params).filter(({ navigation }) => navigation === 'prerender')
    expect(vitals).toContainEqual(expect.objectContaining({ metric: 'TTFB', value: 0 }))
    await stop()
  })

  it('shows the part that the fragment of another link to it names', async () => {
    const { page, pointAt, stop } = await visit('/fr/week-ends')
    await pointAt(card)
    await open(page, await linkWith(page, '#practical'))
    expect(await activationStart(page)).toBeGreaterThan(0)
    await page.waitForFunction(() => document.querySelector(':target')?.id === 'practical' && scrollY > 300)
    await stop()
  })
})

/** Leaves a page, comes back, and returns why its browser may not have kept it. `prepare` runs in the page. */
async function obstacles(path: string, prepare?: () => void): Promise<readonly string[]> {
  const { page, stop } = await visit(path)
  // With all that listens to the end of a page.
  await expect.poll(() => answered.some((each) => each.path === vitalsFile)).toBe(true)
  const session = await page.createCDPSession()
  await session.send('Page.enable')
  const reasons = new Promise<readonly string[]>((resolve) =>
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.flatMap(({ type, reason }) => (type === 'Circumstantial' ? [] : reason))),
    ),
  )
  if (prepare) await page.evaluate(prepare)
  await page.goto(new URL('/fr/info/legal', page.url()).href)
  await page.goBack()
  const found = await reasons
  await stop()
  return found
}

/** A headless shell keeps no page, but lists what else is in the way: its own circumstances, and what a page does. */
describe('the page before', () => {
  it.for([
    ['a home', '/fr'],
    ['a search', '/fr/week-ends'],
    ['a stay', '/fr/sejour/10572'],
    ['a hotel', '/fr/hotel/1775'],
    ['activities', '/fr/activites'],
    ['boxes', '/fr/coffrets-cadeaux'],
    ['gift cards', '/fr/gift-card'],
    ['ideas', '/fr/idees-week-end'],
    ['a page to read', '/fr/info/cookies'],
    ['messages', '/fr/contact'],
    ['wishes', '/fr/favoris'],
    ['a checkout', '/fr/checkout/gift?product=box-223'],
  ])('may be kept for Back where it is %s', async ([, path = '']) => {
    expect(await obstacles(path)).toEqual([])
  })

  it('may not be where it waits for its end', async () => {
    const waitForEnd = () => addEventListener('unload', () => {})
    expect(await obstacles('/fr', waitForEnd)).toEqual(['UnloadHandlerExistsInMainFrame'])
  })
})
