/** So long a mouse points at a link before its page is fetched, as browsers wait where the eagerness of a rule is `moderate`. */
const pointedForMs = 200

/** A finger that scrolls has moved by then, and a tap has ended. */
const touchedForMs = 100

/** Returns the link of an event, whichever of its parts it is at. */
export const linkOf = (target: EventTarget | null): HTMLAnchorElement | null => (target instanceof Element ? target.closest('a') : null)

/** Calls for events of the whole page, however deep they are. */
export const listen = <Type extends keyof WindowEventMap>(type: Type, called: (event: WindowEventMap[Type]) => void): void =>
  addEventListener(type, called, { capture: true, passive: true })

/**
 * Calls with each link to which a mouse moves, and with null when it leaves. What scrolls below a mouse that rests is not moved to: a list would
 * have most of its pages fetched while it is read.
 */
function whenMovedTo(call: (link: HTMLAnchorElement | null) => void): void {
  let before = ''
  listen('pointermove', ({ target, pointerType, clientX, clientY }) => {
    const place = `${clientX} ${clientY}`
    // Browsers also tell of a move when the page has moved.
    if (pointerType !== 'mouse' || place === before) return
    before = place
    call(linkOf(target))
  })
  listen('pointerout', ({ relatedTarget }) => relatedTarget === null && call(null))
  listen('scroll', () => call(null))
  // A mouse may have moved before this was there.
  call(document.querySelector<HTMLAnchorElement>('a:hover'))
}

/** Calls with a link at which a mouse points for a moment. */
export function whenPointedAt(ask: (link: HTMLAnchorElement) => void): void {
  let due = 0
  let pointedAt: HTMLAnchorElement | null = null
  whenMovedTo((link) => {
    // A mouse that moves between the parts of a link still points at it.
    if (link === pointedAt) return
    clearTimeout(due)
    pointedAt = link
    if (link) due = window.setTimeout(() => ask(link), pointedForMs)
  })
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

/** Marks links to which a mouse has moved, for the rules by which the browser fetches the page of one that it points at for a moment. */
export const markLinksMovedTo = (): void => whenMovedTo((link) => link?.setAttribute('data-moved-to', ''))
