import type { Browser, CDPSession, Page, Viewport } from 'puppeteer-core'
import type { NotingEdge } from './noting-edge.ts'

export interface Visitor {
  readonly device: keyof typeof devices
  /** Whether cookies are accepted on the first page. Otherwise the banner is left alone. */
  readonly consents: boolean
}

interface Device {
  readonly viewport: Viewport
  /** By what it scrolls and presses. */
  readonly pointer: 'mouse' | 'touch'
  /** The form of the search, and what opens it where it is closed. */
  readonly search: { readonly form: string; readonly openedBy?: string }
}

const devices = {
  desktop: {
    viewport: { width: 1280, height: 900 },
    pointer: 'mouse',
    search: { form: 'travel-island[data-name="search-box"]' },
  },
  phone: {
    viewport: { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    pointer: 'touch',
    search: { form: 'dialog[open]', openedBy: 'search > button' },
  },
} as const satisfies Readonly<Record<string, Device>>

/** Share of each page that a visitor scrolls through. */
const scrolledShare = 0.5
/** What a visitor scrolls at once, as a share of the screen. */
const step = 0.8
/** A visitor looks at each screen for a second. Pages are fetched ahead and events of analytics are gathered in less. */
const framesOfLook = 60

const accept = '::-p-aria(Tout accepter)'
const result = '#results a[href*="/fr/sejour/"]'
const otherStay = (path: string) => `main a[href*="/fr/sejour/"]:not([href*="${path}"])`

interface Visiting {
  readonly page: Page
  readonly edge: NotingEdge
  readonly session: CDPSession
  readonly device: Device
}

/** Opens the home page with an empty cache, a search from it, a stay by its card, and another stay by its card. Returns their paths. */
export async function visitFourPages(browser: Browser, edge: NotingEdge, { device, consents }: Visitor): Promise<readonly string[]> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(devices[device].viewport)
  if (device === 'phone') await sayThatItIsAPhone(page, await browser.userAgent())
  const visiting: Visiting = { page, edge, session: await page.createCDPSession(), device: devices[device] }

  const home = await opened(visiting, () => page.goto(`${edge.url}/fr`))
  if (consents) await page.locator(accept).click()
  await read(visiting)
  const search = await opened(visiting, () => searchFor(visiting, 'Bretagne'))
  await read(visiting)
  const stay = await opened(visiting, () => follow(visiting, result))
  await read(visiting)
  const other = await opened(visiting, () => follow(visiting, otherStay(stay)))
  await read(visiting)
  await context.close()
  return [home, search, stay, other]
}

async function sayThatItIsAPhone(page: Page, ofBrowser: string): Promise<void> {
  const version = /Chrome\/(\d+)/.exec(ofBrowser)?.[1] ?? ''
  await page.setUserAgent({
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Mobile Safari/537.36`,
    userAgentMetadata: {
      brands: [{ brand: 'Chromium', version }],
      platform: 'Android',
      platformVersion: '15.0.0',
      architecture: '',
      model: '',
      mobile: true,
    },
  })
}

/** Returns the path of the page that is opened. */
async function opened(visiting: Visiting, open: () => Promise<unknown>): Promise<string> {
  const { page } = visiting
  const left = await page.evaluate(() => performance.timeOrigin)
  await open()
  // Puppeteer's own wait ends with any new entry of the history, such as one of a dialog.
  await page.waitForFunction((origin) => performance.timeOrigin !== origin && document.readyState === 'complete', {}, left)
  await look(visiting)
  return page.evaluate(() => location.pathname)
}

/** Waits until the screen was looked at, and has asked for nothing meanwhile. */
async function look(visiting: Visiting): Promise<void> {
  const { page, edge } = visiting
  const before = edge.noted.length
  await page.evaluate(paintFrames, framesOfLook)
  if (edge.noted.length > before || edge.inFlight() > 0) await look(visiting)
}

/** Runs in the page. */
function paintFrames(number: number): Promise<void> {
  return new Promise((resolve) => {
    const next = (left: number): void => {
      if (left === 0) resolve()
      else requestAnimationFrame(() => next(left - 1))
    }
    next(number)
  })
}

/** Scrolls down step by step. A mouse rests in the middle of the screen, where it points at what comes below it. */
async function read(visiting: Visiting): Promise<void> {
  const { page, session, device } = visiting
  const { width, height } = device.viewport
  const middle = { x: width / 2, y: height / 2 }
  if (device.pointer === 'mouse') await page.mouse.move(middle.x, middle.y)
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let seen = height; seen < whole * scrolledShare; seen += height * step) {
    const gesture = { ...middle, yDistance: -height * step, speed: 4000, gestureSourceType: device.pointer }
    await session.send('Input.synthesizeScrollGesture', gesture)
    await look(visiting)
  }
}

/** A mouse points at a link for a moment before. A finger only touches it. */
async function follow(visiting: Visiting, link: string): Promise<void> {
  const { page, device } = visiting
  const found = await page.locator(link).waitHandle()
  await found.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  if (device.pointer === 'touch') return found.tap()
  await found.hover()
  await look(visiting)
  await found.click()
}

async function searchFor(visiting: Visiting, place: string): Promise<void> {
  const { page, device } = visiting
  const { form, openedBy } = device.search
  const field = `${form} [role="combobox"]`
  if (openedBy) await page.locator(openedBy).click()
  await page.locator(field).click()
  await look(visiting)
  await page.type(field, place)
  await look(visiting)
  await page.locator(`${form} [role="option"] ::-p-text(${place})`).click()
  await page.locator(`${form} button[type="submit"]`).click()
}
