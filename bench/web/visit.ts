import type { Browser, Page } from 'playwright'
import { datesButton, observe, type Observed } from './observe.ts'
import { staticFile } from './files.ts'

/** A middling phone on a middling network. Latency in milliseconds, throughput in bytes a second. */
const conditions = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const slowDown = 4

export interface Visit {
  readonly page: Page
  /** Compressed bytes of the scripts asked for before the load event. */
  readonly scriptBytes: () => number
  readonly observed: () => Promise<Observed>
  leave: () => Promise<void>
}

/** Opens a page in a fresh phone, nothing cached; answers as soon as the answer's first bytes are there. */
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
  let loaded = false
  let bytes = 0
  page.on('load', () => (loaded = true))
  page.on('request', (request) => {
    const file = staticFile(new URL(request.url()).pathname)
    if (!loaded && file?.type === 'text/javascript') bytes += file.content.length
  })
  await page.goto(url, { waitUntil: 'commit', timeout: 20_000 })
  return {
    page,
    scriptBytes: () => bytes,
    observed: () => page.evaluate(() => window.observed),
    leave: () => context.close(),
  }
}

export async function settled({ page }: Visit, after: number): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForTimeout(after)
}
