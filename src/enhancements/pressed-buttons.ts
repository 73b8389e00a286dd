import { isPlainClick } from '../hydration/browser/plain-click.ts'

type Action = (button: HTMLElement) => unknown

/**
 * Delegates clicks on buttons, by selector, to code that the first press loads: none is lost while the page loads, or in an island. A link
 * among them is followed only to open elsewhere, or when the code does not come.
 */
export function listenToButtons(actions: Readonly<Record<string, () => Promise<Action>>>): void {
  addEventListener('click', (event) => {
    const { target } = event
    for (const [selector, load] of Object.entries(actions)) {
      const button = target instanceof Element && target.closest<HTMLElement>(selector)
      const link = button instanceof HTMLAnchorElement && button
      if (!button || (link && !isPlainClick(event))) continue
      if (link) event.preventDefault()
      void load().then(
        (act) => act(button),
        () => link && location.assign(link.href),
      )
    }
  })
}
