import { filtersChanged } from './filters-changed.ts'
import { hideToast, showToast } from './toast.ts'

export function undoFilters(): void {
  addEventListener(filtersChanged, offerUndo)
}

function offerUndo(event: Event): void {
  // The drawer that applied the filters closes first.
  requestAnimationFrame(() => {
    const place = placeOfToast()
    if (!place) return
    showToast({
      id: 'filters-toast',
      text: 'changed',
      place,
      undo: () => undoFrom(event),
      focus: () => [...place.querySelectorAll<HTMLElement>('summary, button')].find((button) => button.checkVisibility()),
    })
    const left = new AbortController()
    const leave = () => {
      left.abort()
      hideToast()
    }
    for (const change of ['hashchange', 'popstate'] as const) addEventListener(change, leave, { signal: left.signal })
  })
}

/** Where filters were changed over the page, as on the map, Back would close that first. */
function undoFrom(event: Event): void {
  if (!history.state?.layer || !(event instanceof CustomEvent)) return history.back()
  history.replaceState(history.state, '', event.detail)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** The message belongs to the bar of the filters, or to an open modal, outside of which nothing can be pressed. */
function placeOfToast(): HTMLElement | null {
  const open = 'dialog:modal'
  return (
    document.activeElement?.closest<HTMLElement>(open) ??
    document.querySelector<HTMLElement>(open) ??
    document.querySelector<HTMLElement>('[data-filters-toast]')
  )
}
