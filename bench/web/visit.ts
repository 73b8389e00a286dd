import type { Browser, Page } from 'playwright'
import { datesButton, observe, type Observed } from './observe.ts'

/** Average phone and network. Latency in milliseconds, throughput in bytes per second. */
export const conditions = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** Without a network of its own, and trusting the certificate of the bench. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--ignore-certificate-errors',
]
export const slowDown = 4

export interface Visit {
  readonly page: Page
  /** Paths of the scripts requested before the load event. */
  readonly scripts: () => Promise<readonly string[]>
  readonly observed: () => Promise<Observed>
  leave: () => Promise<void>
}

/** Opens a page on a new phone without cache; returns as soon as the first bytes of the response arrive. */
export async function visit(browser: Browser, url: string, scripts: 'run' | 'blocked'): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  })
  const page = await context.newPage()
  await page.addInitScript(observe, datesButton)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', conditions)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  if (scripts === 'blocked') await session.send('Network.setBlockedURLs', { urls: ['*.js', '*.mjs'] })
  await page.goto(url, { waitUntil: 'commit', timeout: 20_000 })
  return {
    page,
    scripts: () => page.evaluate(scriptsBeforeLoad),
    observed: () => page.evaluate(() => window.observed),
    leave: () => context.close(),
  }
}

/** Runs in the page: returns the paths of scripts requested before its load event. */
function scriptsBeforeLoad(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime, name }) => startTime < window.observed.load && /\.m?js$/.test(name))
    .map(({ name }) => new URL(name).pathname)
}

export async function painted({ page }: Visit): Promise<void> {
  await page.waitForFunction(() => window.observed.firstPaint > 0, undefined, { polling: 50 })
}

export async function settled(at: Visit, after: number): Promise<void> {
  await at.page.waitForLoadState('load')
  // The first paint may come after `load`.
  await painted(at)
  await at.page.waitForTimeout(after)
}
