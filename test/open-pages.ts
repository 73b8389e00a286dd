import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { expect, it } from 'vitest'
import { type BrowserKind, chromiumOf, isUnpainted } from './chromium.ts'

interface PageOptions extends BrowserContextOptions {
  readonly kind?: BrowserKind
  /** Instant of the pages' stopped clock; absent for a running one. */
  readonly instant?: string
  /** Cookies from the start, as for `addCookies`; a context that is reused gets them again. */
  readonly cookies?: Parameters<BrowserContext['addCookies']>[0]
}

/** Browser context that tests reuse in turn: creating one costs as much as the rest of a test. */
interface UsedContext {
  /** Unique in the test run. */
  readonly name: string
  readonly context: BrowserContext
  /** An empty page, open as long as the context is. */
  readonly lasting: Page
  /** Origins whose storage must be cleared. */
  readonly origins: Set<string>
  /** A test changed the context or its clock: not reused. */
  spent: boolean
}

/** Runs in the page. Reports the first frame as painted: idle work would wait two seconds for a paint that never comes. */
function firstFrameIsPainted(): void {
  class FrameObserver extends PerformanceObserver {
    readonly #callback: PerformanceObserverCallback
    constructor(callback: PerformanceObserverCallback) {
      super(callback)
      this.#callback = callback
    }
    override observe(options?: PerformanceObserverInit): void {
      if (options?.type !== 'paint') return super.observe(options)
      const list = { getEntries: () => [], getEntriesByType: () => [], getEntriesByName: () => [performance.mark('painted')] }
      requestAnimationFrame(() => setTimeout(() => this.#callback(list, this)))
    }
  }
  window.PerformanceObserver = FrameObserver
}

let created = 0
const idle = new Map<string, UsedContext[]>()

async function contextWith({ kind = 'plain', instant, ...options }: Omit<PageOptions, 'cookies'>): Promise<UsedContext> {
  const browser = await chromiumOf(kind)
  // A quarter of the pixels, where nobody looks at them.
  const deviceScaleFactor = kind === 'pictures' ? 1 : 0.5
  const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor, ...options })
  if (isUnpainted(kind)) await context.addInitScript(firstFrameIsPainted)
  if (instant) await context.clock.setFixedTime(new Date(instant))
  // A page that stays keeps the context's process from test to test.
  return { name: `context-${process.pid}-${created++}`, context, lasting: await context.newPage(), origins: new Set(), spent: false }
}

/** Clears the state of a test's pages for the next one. */
async function release(key: string, used: UsedContext): Promise<void> {
  const { context, lasting, origins, spent } = used
  if (spent) return context.close()
  for (const page of context.pages()) if (page !== lasting) await page.close()
  const session = await context.newCDPSession(lasting)
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await context.clearCookies()
  origins.clear()
  idle.set(key, [...(idle.get(key) ?? []), used])
}

const contexts = new WeakMap<Page, UsedContext>()

/** Returns the page's context for actions without lasting effects; `page.context()` is for all others. */
export const contextOf = (page: Page): BrowserContext => contexts.get(page)?.context ?? page.context()

/** Returns the unique name of the page's context; empty for pages of other tests. */
export const contextName = (page: Page): string => contexts.get(page)?.name ?? ''

/** Pages of one test, each in a browser context of its own, with console errors and policy violations. */
class OpenPages {
  /** Unique name of the test. */
  readonly owner: string
  readonly #contexts: { readonly key: string; readonly used: UsedContext }[] = []
  #complaints: string[] = []
  readonly #tolerated: RegExp[] = []

  constructor(owner: string) {
    this.owner = owner
  }

  async open(options: PageOptions): Promise<Page> {
    const { cookies, ...lasting } = options
    const key = JSON.stringify(lasting)
    const used = idle.get(key)?.pop() ?? (await contextWith(lasting))
    this.#contexts.push({ key, used })
    if (cookies) await used.context.addCookies(cookies)
    const page = await used.context.newPage()
    this.#watch(page, used)
    return page
  }

  #watch(page: Page, used: UsedContext): void {
    const { context } = used
    contexts.set(page, used)
    const spend = () => {
      used.spent = true
      return context
    }
    Object.defineProperties(page, { context: { value: spend }, clock: { get: () => spend().clock } })
    page.on('framenavigated', (frame) => frame.url().startsWith('http') && used.origins.add(new URL(frame.url()).origin))
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => this.#complaints.push(`${page.url()}: ${error.stack ?? error.message}`))
  }

  /** Returns and clears the errors so far, so that a test can expect those it provoked, such as a 404. */
  readonly complaintsSoFar = (): string[] => {
    const complaints = this.#complaints
    this.#complaints = []
    return complaints
  }

  /** Ignores errors that match, also those that come after the test's last line. */
  readonly tolerate = (pattern: RegExp): void => void this.#tolerated.push(pattern)

  /** Closes all pages. Fails if any had an error. */
  async close(): Promise<void> {
    for (const { key, used } of this.#contexts) await release(key, used)
    expect(this.#complaints.filter((it) => !this.#tolerated.some((pattern) => pattern.test(it)))).toEqual([])
  }
}

/** Test with pages that are closed afterwards; it fails on their errors unless read by `complaintsSoFar` or passed over by `tolerate`. */
export const itOpensPages = it
  .extend('pages', ({ task }, { onCleanup }) => {
    const pages = new OpenPages(task.id)
    onCleanup(() => pages.close())
    return pages
  })
  .extend('complaintsSoFar', ({ pages }) => pages.complaintsSoFar)
  .extend('tolerate', ({ pages }) => pages.tolerate)
