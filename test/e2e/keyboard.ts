import type { Locator, Page } from 'playwright'

export const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Presses a key until what should be is so. */
export async function pressUntil(page: Page, key: string, there: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    if (await there()) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never got there`)
}

/**
 * Goes by Tab to what is named, as a visitor without a pointer does: whatever opens on the way is left by Escape. Every stop has to be seen:
 * marked, on the screen, and under nothing that sticks to its edges.
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

/** Where the focus is. A menu that it has just left may stand over it for a moment: what counts is that it goes. */
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
  /** The focus is in a modal dialog that the target is not in. */
  readonly inAnother: boolean
  /** Why a visitor does not see where the focus is; empty when they do. */
  readonly unseen: string
}

/** Runs in the page. */
function stopAt(target: Element): Stop {
  const focused = document.activeElement
  if (!focused || focused === document.body) return { there: false, inAnother: false, unseen: '' }
  const dialog = focused.closest('dialog:modal')
  return { there: focused === target, inAnother: dialog !== null && !dialog.contains(target), unseen: why(focused) }

  function why(element: Element): string {
    const said = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(0, 60)
    const outlined = (mark: Element, part?: string) => getComputedStyle(mark, part).outlineStyle !== 'none'
    // The mark may be around the field or the label, on the face of a day, on the whole card.
    const around = [element.parentElement, element.parentElement?.parentElement, element.closest('label')]
    const parts = [element, ...around, ...element.children].filter((part) => part instanceof Element)
    const marked = outlined(element, '::after') || parts.some((part) => outlined(part))
    // A date field marks its own parts, among them the button of its calendar.
    const ownParts = element.matches('[type="date"]')
    if (!ownParts && !(element.matches(':focus-visible') && marked)) return `${said} is not marked`
    const [line = element.getBoundingClientRect()] = element.getClientRects()
    const at = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
    if (!at) return `${said} is beyond the edge of the screen`
    if (element.contains(at) || element.closest('label')?.contains(at) || at.contains(element)) return ''
    return `${said} is under ${at.tagName} ${at.textContent}`.slice(0, 160)
  }
}
