import type { Locator, Page } from 'playwright'

export const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Presses a key until a condition holds. */
export async function pressUntil(page: Page, key: string, there: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    if (await there()) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never got there`)
}

/** Scrolls screen by screen until an element is shown. Waits for each movement: a later one would take a focused element off the screen. */
export async function pageDownTo(page: Page, target: Locator): Promise<void> {
  await pressUntil(page, 'PageDown', async () => {
    await page.evaluate(untilStill)
    return target.isVisible()
  })
}

/** Runs in the page: resolves when it has not moved for five frames. */
export async function untilStill(): Promise<void> {
  for (let still = 0, top = scrollY; still < 5; still = scrollY === top ? still + 1 : 0) {
    top = scrollY
    await new Promise(requestAnimationFrame)
  }
}

/**
 * Tabs to an element as a keyboard user does, closing with Escape what opens on the way. Every stop must be visible: outlined, on the
 * screen, not covered by sticky bars.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    const stop = await seenStop(target)
    if (stop.there) return
    if (stop.inAnother) await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never got to ${target}`)
}

/** Returns the focused element; a closing menu may cover it for a moment. */
async function seenStop(target: Locator): Promise<Stop> {
  const until = performance.now() + 15_000
  for (;;) {
    const stop = await target.evaluate(stopAt)
    if (!stop.unseen) return stop
    if (performance.now() > until) throw new Error(`The focus cannot be seen: ${stop.unseen}`)
  }
}

interface Stop {
  readonly there: boolean
  /** The focus is in a modal dialog without the target. */
  readonly inAnother: boolean
  /** Reason why the focus is not visible; empty if it is. */
  readonly unseen: string
}

/** Runs in the page. */
function stopAt(target: Element): Stop {
  const focused = document.activeElement
  if (!focused || focused === document.body) return { there: false, inAnother: false, unseen: '' }
  const dialog = focused.closest('dialog:modal')
  return { there: focused === target, inAnother: dialog !== null && !dialog.contains(target), unseen: why(focused) }

  function why(element: Element): string {
    const text = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(0, 60)
    const outlined = (mark: Element, part?: string) => getComputedStyle(mark, part).outlineStyle !== 'none'
    // The outline may be on the field, the label, a day, or the whole card.
    const around = [element.parentElement, element.parentElement?.parentElement, element.closest('label')]
    const parts = [element, ...around, ...element.children].filter((part) => part instanceof Element)
    const marked = outlined(element, '::after') || parts.some((part) => outlined(part))
    // A date field outlines its own parts, including its calendar button.
    const ownParts = element.matches('[type="date"]')
    if (!ownParts && !(element.matches(':focus-visible') && marked)) return `${text} is not marked`
    const [line = element.getBoundingClientRect()] = element.getClientRects()
    const at = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
    if (!at) return `${text} is beyond the edge of the screen`
    if (element.contains(at) || element.closest('label')?.contains(at) || at.contains(element)) return ''
    return `${text} is under ${at.tagName} ${at.textContent}`.slice(0, 160)
  }
}

/** Tabs through a page; returns focused elements whose centre is covered, or beyond the edge of the screen. */
export async function coveredFocus(page: Page, steps: number): Promise<string[]> {
  const covered: string[] = []
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return ''
      const box = focused.getClientRects()[0]
      if (!box) return ''
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      return at && (focused.contains(at) || at.contains(focused) || at.closest('label')?.contains(focused))
        ? ''
        : focused.outerHTML.slice(0, 160)
    })
    if (found) covered.push(found)
  }
  return covered
}
