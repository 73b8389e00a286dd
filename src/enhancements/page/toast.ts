const shownForMs = 8000

interface Toast {
  readonly id: string
  /** The name of one of the template's texts. */
  readonly text: string
  /** The message is in the top layer; Tab continues at this place. */
  readonly place: HTMLElement
  readonly undo: () => void
  readonly focus: () => HTMLElement | null | undefined
}

const copies = new Map<string, HTMLElement>()
let shown: HTMLElement | undefined
let takeBack = () => {}
let timer: ReturnType<typeof setTimeout> | undefined

/** Replaces an earlier message and returns its element. Screen readers read `[data-status-of]`. */
export function showToast({ id, text, place, undo, focus }: Toast): HTMLElement | undefined {
  hideToast()
  const toast = copyOf(id)
  const status = document.querySelector(`[data-status-of="${id}"]`)
  if (!toast || !status) return
  const label = toast.dataset[text] ?? ''
  toast.querySelector('span')?.replaceChildren(label)
  status.textContent = label
  takeBack = () => {
    undo()
    hideToast()
    focus()?.focus({ preventScroll: true })
  }
  if (toast.parentElement !== place) place.append(toast)
  toast.showPopover()
  shown = toast
  wait()
  return toast
}

export function hideToast(): void {
  clearTimeout(timer)
  if (shown?.isConnected && shown.matches(':popover-open')) shown.hidePopover()
  shown = undefined
}

function copyOf(id: string): HTMLElement | undefined {
  const known = copies.get(id)
  if (known) return known
  const template = document.getElementById(id)
  const first = template instanceof HTMLTemplateElement ? template.content.firstElementChild?.cloneNode(true) : undefined
  if (!(first instanceof HTMLElement) || !('showPopover' in first)) return undefined
  // A click in a card is counted as a choice of its product.
  first.addEventListener('click', (event) => event.stopPropagation())
  first.querySelector('button')?.addEventListener('click', () => takeBack())
  copies.set(id, first)
  return first
}

function wait(): void {
  timer = setTimeout(() => (shown?.matches(':hover, :focus-within') ? wait() : hideToast()), shownForMs)
}
