import { isPlainClick } from '../../hydration/browser/plain-click.ts'

/** What a press elsewhere closes: calendars and other dropdowns of fields, suggestions, filters, the order of results, menus. */
const dropdowns =
  'dialog:popover-open, [role="presentation"]:popover-open, details[name="search-filters"][open], [role="menu"]:not([hidden])'

/** What is hit by accident. Buttons and fields beside the dropdown are pressed on purpose. */
const leading = 'a[href], article'

/** A press on a link or a card while a dropdown is open only closes it: what was chosen in it would be left behind. */
export function closeOnly(): void {
  addEventListener(
    'pointerdown',
    (event) => {
      const { target } = event
      if (!(target instanceof Element) || !target.closest(leading) || !isPlainClick(event)) return
      const opened = [...document.querySelectorAll(dropdowns)]
      if (opened.length > 0 && !opened.some((dropdown) => belongsTo(dropdown, target))) ignoreClick(() => opened.forEach(close))
    },
    true,
  )
}

/** "Book" beside the calendar of the same panel goes on with the dates that were just picked. Cards are never part of a dropdown's island. */
function belongsTo(dropdown: Element, target: Element): boolean {
  const island = target.closest('article') ? null : target.closest('travel-island')
  return dropdown.contains(target) || island?.contains(dropdown) === true
}

/** An island that is awake has closed its dropdown by now. */
function close(dropdown: Element): void {
  if (dropdown instanceof HTMLDetailsElement) dropdown.open = false
}

/** A press that becomes no click, as of a finger that scrolls, ends with the next one or the next key. */
function ignoreClick(ignored: () => void): void {
  const end = new AbortController()
  const options = { capture: true, signal: end.signal }
  addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      end.abort()
      ignored()
    },
    options,
  )
  for (const next of ['pointerdown', 'keydown'] as const) addEventListener(next, () => end.abort(), options)
}
