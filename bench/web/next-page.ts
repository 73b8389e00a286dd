import { setTimeout as rest } from 'node:timers/promises'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { browserPath } from '../../.ci/browser.mjs'
import { median, print, type Row } from './table.ts'
import { browserArguments, slowDown } from './visit.ts'

declare global {
  interface Window {
    /** When a page that comes back was on the screen, in milliseconds of the clock. */
    shownAgain?: number
  }
}

interface Press {
  readonly how: string
  /** Milliseconds for which the pointer is on the link before. */
  readonly pointed: number
  /** Whether the browser may load pages ahead. */
  readonly isAhead: boolean
  /** Relative to the baseline, where it can load no page ahead. */
  readonly bar?: number
  readonly barMs?: number
}

/** How visitors come to the next page. */
const presses: readonly Press[] = [
  { how: 'link pointed at for 300 ms', pointed: 300, isAhead: true, barMs: 150, bar: 0.1 },
  { how: 'link pointed at for a second', pointed: 1000, isAhead: true },
  { how: 'link pressed at once', pointed: 0, isAhead: true },
  { how: 'visitor who saves data, so that nothing is loaded ahead', pointed: 300, isAhead: false, bar: 0.7 },
]

/** Milliseconds after which nothing changes any more on a page. */
const quiet = 2500
const card = '#results article a[href*="/fr/sejour/"]'
/** Where the page that is left notes when its link was pressed. */
const noted = 'bench.pressed'

/**
 * Prints how soon a stay is there when a visitor comes from a search, by its addresses at this build and, if there is one, at the baseline; both in
 * turns. Not by Playwright, whose Chromium draws no page ahead. A headless shell keeps no page for Back, other Chromiums do.
 */
export async function printNextPages([own = '', baseline]: readonly string[], rounds: number): Promise<void> {
  const browser = await puppeteer.launch({
    executablePath: browserPath(),
    headless: 'shell',
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    defaultViewport: { width: 412, height: 823, deviceScaleFactor: 1.75 },
  })
  const rows: Row[] = []
  const returns: number[] = []
  const returnsToText: number[] = []
  for (const press of presses) {
    const times: number[] = []
    const before: number[] = []
    // The first round warms content, compressed files and browser, and is not counted.
    for (let round = 0; round <= rounds; round++) {
      const next = await openNext(browser, own, press)
      const theirs = baseline && (await openNext(browser, baseline, { ...press, isAhead: false }))
      if (round === 0) continue
      times.push(next.largestPaint)
      returns.push(next.back)
      returnsToText.push(await returnToText(browser, own))
      if (theirs) before.push(theirs.largestPaint)
    }
    const relative = { what: 'relative to the baseline', unit: '×', values: times.map((time) => time / median(before)) } as const
    rows.push({ what: press.how, unit: 'ms', values: times, ...(press.barMs && { bar: press.barMs }) })
    if (baseline) rows.push({ ...relative, ...(press.bar && { bar: press.bar }) })
  }
  await browser.close()
  print('from a card of the search to its stay: press → largest paint', rows)
  const [kept = [], keptText = []] = [returns, returnsToText].map((times) => times.filter((time) => !Number.isNaN(time)))
  if (kept.length === 0) return console.log('  Back is not measured: a headless shell keeps no page')
  print('Back', [
    { what: 'press → search on the screen', unit: 'ms', values: kept, bar: 50 },
    { what: 'for comparison, press → a few lines of text', unit: 'ms', values: keptText },
  ])
}

/** Milliseconds. */
interface NextPage {
  /** From the press on a card to the largest paint of its stay. */
  readonly largestPaint: number
  /** From the press on Back to the search on the screen; NaN where the browser does not keep it. */
  readonly back: number
}

/** Goes from the search at `url` to a stay, and back. */
async function openNext(browser: Browser, url: string, { pointed, isAhead }: Press): Promise<NextPage> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  if (!isAhead) await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  await page.emulateCPUThrottling(slowDown)
  await page.goto(url, { waitUntil: 'load' })
  // A mouse has moved elsewhere before it is at a link.
  await page.mouse.move(1, 1)
  await rest(quiet)
  await page.evaluate(watch, noted)
  const link = await page.waitForSelector(card)
  if (!link) throw new Error(`no card on ${url}`)
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await rest(500)
  const { x, y } = await link.clickablePoint()
  await page.mouse.move(x, y)
  await rest(pointed)
  await page.mouse.click(x, y)
  await page.waitForFunction(() => location.pathname.includes('/sejour/'))
  await rest(quiet)
  const painted = { largestPaint: await page.evaluate(largestPaintSince, noted), back: await goBack(page, url) }
  await context.close()
  return painted
}

/** What Back takes at least in this browser. */
async function returnToText(browser: Browser, siteUrl: string): Promise<number> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.emulateCPUThrottling(slowDown)
  const url = new URL('/robots.txt', siteUrl).href
  await page.goto(url)
  await page.evaluate(watch, noted)
  await page.goto(`${url}?next`)
  const milliseconds = await goBack(page, url)
  await context.close()
  return milliseconds
}

/** Runs in the page that is left. */
function watch(key: string): void {
  addEventListener('pointerdown', ({ timeStamp }) => localStorage.setItem(key, `${performance.timeOrigin + timeStamp}`), true)
  addEventListener('pageshow', ({ persisted }) => {
    // The frame after the first has been painted when this runs.
    if (persisted) requestAnimationFrame(() => setTimeout(() => (window.shownAgain = performance.timeOrigin + performance.now())))
  })
}

/** Runs in the next page. A page that was drawn ahead paints when it is opened. */
function largestPaintSince(key: string): Promise<number> {
  const pressed = Number(localStorage.getItem(key))
  return new Promise((resolve) =>
    new PerformanceObserver((list) => {
      const { startTime = Number.NaN } = list.getEntries().at(-1) ?? {}
      resolve(performance.timeOrigin + startTime - pressed)
    }).observe({ type: 'largest-contentful-paint', buffered: true }),
  )
}

async function goBack(page: Page, url: string): Promise<number> {
  const pressed = await page.evaluate(() => {
    history.back()
    return performance.timeOrigin + performance.now()
  })
  await page.waitForFunction((at) => location.href.split('#')[0] === at, {}, url)
  await rest(500)
  return (await page.evaluate(() => window.shownAgain ?? Number.NaN)) - pressed
}
