import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** Target of a press: the text itself, or the padding around it. */
export type Spot = 'words' | 'padding'

/** Clicks with the mouse where a person would: on visible text, or on the padding of its control. Whatever is on top receives the click. */
export async function press(place: Page | Locator, textOf: string | RegExp, spot: Spot = 'words'): Promise<void> {
  const text = place.getByText(textOf).filter({ visible: true })
  await text.scrollIntoViewIfNeeded()
  const { x, y } = await text.evaluate(pointOf, spot)
  const page = 'mouse' in place ? place : place.page()
  await page.mouse.click(x, y)
}

/** Clicks a target below cards, which take their height only near the screen and would move it under the mouse. */
export async function clickBelowCards(target: Locator): Promise<void> {
  const moved = async () => {
    const before = await target.boundingBox()
    await target.scrollIntoViewIfNeeded()
    const after = await target.boundingBox()
    return before?.y !== after?.y
  }
  await expect.poll(moved).toBe(false)
  await target.click()
}

/** Runs in the page. */
function pointOf(element: Element, spot: Spot): { x: number; y: number } {
  const line = linesOf(element)[0]
  if (!line) throw new Error(`no words in ${element.outerHTML.slice(0, 160)}`)
  if (spot === 'words') return { x: line.left + line.width / 2, y: line.top + line.height / 2 }
  const control = element.closest('a, button, summary, label, [role]') ?? element
  const box = control.getBoundingClientRect()
  const { paddingLeft, paddingTop, borderLeftWidth, borderTopWidth } = getComputedStyle(control)
  const within = (padding: string, border: string) => Number.parseFloat(border) + Number.parseFloat(padding) / 2
  if (Number.parseFloat(paddingLeft) > 0) return { x: box.left + within(paddingLeft, borderLeftWidth), y: box.top + box.height / 2 }
  if (Number.parseFloat(paddingTop) > 0) return { x: box.left + box.width / 2, y: box.top + within(paddingTop, borderTopWidth) }
  throw new Error(`no padding around ${element.outerHTML.slice(0, 160)}`)

  function linesOf(value: Element): DOMRect[] {
    const range = document.createRange()
    range.selectNodeContents(value)
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
  }
}
