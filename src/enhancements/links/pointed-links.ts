/** So long a pointer rests on a link before its page is fetched ahead. */
const pointedForMs = 200

/** A finger that scrolls has moved by then, and a tap has ended. */
const touchedForMs = 100

/** Returns the link of an event, whichever of its parts it is at. */
export const linkOf = (target: EventTarget | null): HTMLAnchorElement | null => (target instanceof Element ? target.closest('a') : null)

/** Calls for events of the whole page, however deep they are. */
export const listen = <Type extends keyof WindowEventMap>(type: Type, called: (event: WindowEventMap[Type]) => void): void =>
  addEventListener(type, called, { capture: true, passive: true })

/**
 * Calls with a link at which a mouse points for a moment. What scrolls below a mouse that rests is not pointed at: a list would have most of its
 * pages fetched while it is read.
 */
export function whenPointedAt(ask: (link: HTMLAnchorElement) => void): void {
  let due = 0
  let pointedAt: HTMLAnchorElement | null = null
  /** A mouse that moves between the parts of a link still points at it. */
  const point = (link: HTMLAnchorElement | null) => {
    if (link === pointedAt) return
    clearTimeout(due)
    pointedAt = link
    if (link) due = window.setTimeout(() => ask(link), pointedForMs)
  }
  let before = ''
  listen('pointermove', ({ target, pointerType, clientX, clientY }) => {
    const place = `${clientX} ${clientY}`
    // Browsers also tell of a move when the page has moved.
    if (pointerType !== 'mouse' || place === before) return
    before = place
    point(linkOf(target))
  })
  listen('pointerout', ({ relatedTarget }) => relatedTarget === null && point(null))
  listen('scroll', () => point(null))
  // A mouse may have moved before this was there.
  point(document.querySelector<HTMLAnchorElement>('a:hover'))
}

/** Calls with a link on which one finger rests. A finger that begins to scroll cancels its touch. */
export function whenTouched(ask: (link: HTMLAnchorElement) => void): void {
  let due = 0
  const end = () => clearTimeout(due)
  listen('pointerdown', ({ target, pointerType, isPrimary }) => {
    end()
    const link = linkOf(target)
    // A second finger zooms.
    if (link && pointerType !== 'mouse' && isPrimary) due = window.setTimeout(() => ask(link), touchedForMs)
  })
  listen('pointerup', end)
  listen('pointercancel', end)
}

/** Marks links that are pointed at, for the rules by which the browser fetches their pages itself. */
export const markPointedLinks = (): void => whenPointedAt((link) => (link.dataset['pointed'] = ''))
