import { filtersChanged } from './filters-changed.ts'
import { hideToast, showToast } from './toast.ts'

export function undoFilters(): void {
  addEventListener(filtersChanged, offerUndo)
}

function offerUndo(): void {
  // The drawer that applied them closes first.
  requestAnimationFrame(() => {
    const place = placeOfToast()
    if (!place) return
    showToast({
      id: 'filters-toast',
      text: 'changed',
      place,
      undo: () => history.back(),
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

/** The bar of the filters, or the open modal, outside of which nothing can be pressed. */
function placeOfToast(): HTMLElement | null {
  const open = 'dialog:modal'
  return (
    document.activeElement?.closest<HTMLElement>(open) ??
    document.querySelector<HTMLElement>(open) ??
    document.querySelector<HTMLElement>('[data-filters-toast]')
  )
}
