import type { Engine, Json } from './engine.ts'

const keys = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  PageDown: '\uE00F',
} as const

/** What a person waits for, milliseconds: a busy machine is slow, not wrong. */
const patience = 20_000

/** A box in CSS pixels of the window. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What a person does in a browser: looks, presses, types. */
export class Visitor {
  readonly #engine: Engine
  #refused = false
  readonly site: string

  constructor(engine: Engine, site: string) {
    this.#engine = engine
    this.site = site
  }

  /** Opens a page, again where one that was just being loaded came in between. */
  async open(path: string): Promise<void> {
    await this.#refuseCookies()
    // A page that is open with a hash would stay as it is.
    await this.#go('about:blank')
    await this.#go(this.site + path)
    if ((await this.run(() => location.pathname + location.search)) !== path) await this.#go(this.site + path)
  }

  /** Leaves a page once it is complete: of two loads at once, Firefox reports the end of one. */
  async #go(url: string): Promise<void> {
    await this.until('a complete page', () => document.readyState === 'complete' || undefined)
    await this.#engine.go(url)
  }

  /** Their banner is not what these visits are about. */
  async #refuseCookies(): Promise<void> {
    if (this.#refused) return
    await this.#go(`${this.site}/robots.txt`)
    await this.run(() => {
      document.cookie = `__Host-consent=${new Date().toISOString().slice(0, 10)}; Path=/; Secure; SameSite=Lax`
    })
    this.#refused = true
  }

  /** Forgets what earlier visits have stored, such as an open map. */
  async forget(): Promise<void> {
    await this.#go(`${this.site}/robots.txt`)
    await this.run(() => [localStorage.clear(), sessionStorage.clear()])
  }

  readonly resize = (width: number, height: number): Promise<void> => this.#engine.resize(width, height)

  /** Returns what a function returns in the page; it must not use names from outside. */
  async run<Parameters extends readonly Json[], Result>(
    read: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ): Promise<Result> {
    const call = `(${read.toString()})(...${JSON.stringify(parameters)})`
    return JSON.parse(await this.#engine.evaluate(`(async () => JSON.stringify((await ${call}) ?? null))()`))
  }

  /** Waits until a function of the page returns something true, and returns it. */
  async until<Parameters extends readonly Json[], Result>(
    what: string,
    read: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ): Promise<NonNullable<Result>> {
    const end = performance.now() + patience
    let last: unknown
    for (;;) {
      try {
        const result = await this.run(read, ...parameters)
        if (result) return result
      } catch (cause) {
        // The page is changing to another.
        last = cause
      }
      if (performance.now() > end) throw new Error(`never seen: ${what} at ${await this.url()}`, { cause: last })
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  }

  readonly url = (): Promise<string> => this.run(() => location.href)
  readonly at = (part: string): Promise<true> => this.until(part, (name) => location.href.includes(name) || undefined, part)
  /** Waits for an element on the screen or below it. */
  readonly see = (selector: string): Promise<true> => this.until(selector, isShown, selector)
  readonly miss = (selector: string): Promise<true> => this.until(`no ${selector}`, isGone, selector)
  readonly box = (selector: string): Promise<Box> => this.until(selector, boxOf, selector)

  /** Waits until an element has stayed where it is for a moment: what is still to come would move it under the mouse. */
  async still(selector: string): Promise<void> {
    let before = await this.box(selector)
    for (let same = 0; same < 8; ) {
      const after = await this.box(selector)
      same = after.top === before.top && after.left === before.left ? same + 1 : 0
      before = after
    }
  }

  /** Clicks the first visible match that nothing covers, scrolled to if it must be. */
  async click(selector: string): Promise<void> {
    const [x = 0, y = 0] = await this.until(`free to be clicked: ${selector}`, spotOf, selector)
    await this.clickAt(x, y)
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.#mouse([
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  async hover(selector: string): Promise<void> {
    const [x = 0, y = 0] = await this.until(selector, spotOf, selector)
    await this.#mouse([
      { type: 'pointerMove', x: x - 3, y },
      { type: 'pointerMove', x, y },
    ])
  }

  #mouse(actions: Extract<Parameters<Engine['act']>[0], { type: 'pointer' }>['actions']): Promise<void> {
    return this.#engine.act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  }

  async press(key: keyof typeof keys): Promise<void> {
    await this.type(keys[key])
  }

  type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const])
    return this.#engine.act({ type: 'key', id: 'keyboard', actions })
  }

  /** Presses Tab until a function of the page returns true. */
  async tabUntil(what: string, there: () => boolean): Promise<void> {
    for (let presses = 0; presses < 80; presses++) {
      if (await this.run(there)) return
      await this.press('Tab')
    }
    throw new Error(`Tab never got to ${what}`)
  }

  readonly picture = (): Promise<string> => this.#engine.picture()
}

function isShown(selector: string): true | undefined {
  return [...document.querySelectorAll(selector)].some((it) => it.checkVisibility() && it.getClientRects().length > 0) || undefined
}

function isGone(selector: string): true | undefined {
  return ![...document.querySelectorAll(selector)].some((it) => it.checkVisibility() && it.getClientRects().length > 0) || undefined
}

function boxOf(selector: string): Box | undefined {
  const found = [...document.querySelectorAll(selector)].find((it) => it.getClientRects().length > 0)
  if (!found) return undefined
  const { left, top, right, bottom } = found.getBoundingClientRect()
  return { left, top, right, bottom }
}

/** Returns the middle of an element's first line once it has stopped moving and nothing covers it. */
async function spotOf(selector: string): Promise<[number, number] | undefined> {
  const carried = () =>
    document
      .getAnimations()
      .filter((it) => it instanceof CSSTransition && /^(translate|transform)$/.test(it.transitionProperty))
      .map(({ currentTime }) => currentTime)
      .join()
  for (const found of document.querySelectorAll(selector)) {
    const [line] = found.getClientRects()
    if (!line || line.width === 0 || !found.checkVisibility()) continue
    if (line.top < 0 || line.bottom > innerHeight) found.scrollIntoView({ block: 'center', behavior: 'instant' })
    const [before] = found.getClientRects()
    const times = carried()
    // Two frames, however late they come on a busy machine. Without a screen to paint, some engines have none.
    await Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      new Promise((resolve) => setTimeout(resolve, 250)),
    ])
    const [after] = found.getClientRects()
    if (!before || !after || before.top !== after.top || before.left !== after.left || times !== carried()) return undefined
    const x = Math.round(after.left + after.width / 2)
    const y = Math.round(after.top + after.height / 2)
    const top = document.elementFromPoint(x, y)
    return top && (found.contains(top) || found.closest('label')?.contains(top)) ? [x, y] : undefined
  }
  return undefined
}
