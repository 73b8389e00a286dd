import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

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
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    if (presses > 0) await mustBeSeen(page)
    if (await hasFocus(target)) return
    if (await isInAnother(target)) await page.keyboard.press('Escape')
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never got to ${target}`)
}

/** The focus is in a modal dialog that the target is not in. */
const isInAnother = (target: Locator) =>
  target.evaluate((element) => {
    const dialog = document.activeElement?.closest('dialog:modal')
    return dialog !== null && dialog !== undefined && !dialog.contains(element)
  })

/** A menu that the focus has just left may stand over the next stop for a moment: what counts is that it goes. */
const mustBeSeen = (page: Page) => expect.poll(() => whyUnseen(page)).toBe('')

const whyUnseen = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    const said = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(0, 60)
    const outlined = (mark: Element, part?: string) => getComputedStyle(mark, part).outlineStyle !== 'none'
    const parts = [element, element.closest('label'), ...element.children].filter((part) => part !== null)
    const marked = outlined(element, '::after') || parts.some((part) => outlined(part))
    if (!element.matches(':focus-visible') || !marked) return `${said} is not marked`
    const [line = element.getBoundingClientRect()] = element.getClientRects()
    const at = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
    if (!at) return `${said} is beyond the edge of the screen`
    if (element.contains(at) || element.closest('label')?.contains(at) || at.contains(element)) return ''
    return `${said} is under ${at.tagName} ${at.textContent}`.slice(0, 160)
  })
