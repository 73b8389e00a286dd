import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { launchChromium } from '../chromium.ts'

export interface VisitorOptions {
  readonly width?: number
  readonly scripts?: boolean
  /** Another browser than Chromium, by its name for itself. */
  readonly agent?: string
}

let browser: Browser
const opened: { context: BrowserContext; complaints: string[] }[] = []

beforeAll(async () => {
  browser = await launchChromium(
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--enable-unsafe-swiftshader',
  )
})

afterAll(() => browser.close())

beforeEach(() => void opened.splice(0))

/** Whatever the console or the security policy complained of fails the test that caused it. */
afterEach(async () => {
  for (const { context } of opened) await context.close()
  expect(opened.flatMap(({ complaints }) => complaints)).toEqual([])
})

/** A visitor's page on the site of the tests. Its clock is the site's. */
export async function visitor({ width = 1280, scripts = true, agent }: VisitorOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: inject('site'),
    viewport: { width, height: width < 700 ? 780 : 900 },
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
    ...(agent && { userAgent: agent }),
  })
  const complaints: string[] = []
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date(inject('clock')))
  page.on(
    'console',
    (message) => message.type() === 'error' && complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`),
  )
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`))
  opened.push({ context, complaints })
  return page
}

/** Lets a test expect complaints it provoked (a 404 it asked for): answers and forgets them. */
export function complaintsSoFar(): string[] {
  return opened.flatMap(({ complaints }) => complaints.splice(0))
}
