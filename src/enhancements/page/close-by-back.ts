import { isPlainClick } from '../../hydration/browser/plain-click.ts'
import { leavesPage } from './leaves-page.ts'

/** The page's modal dialogs, in the order in which they opened. */
let layers: readonly HTMLDialogElement[] = []
/** The address of the entry below the lowest layer. */
let base = ''
/** The last address that the page's listeners have heard of. */
let known = ''
/** Whether the address has changed in a way that Back is to undo, once the layers are closed. */
let pushed = false
/** Whether the page itself goes back in the history, until it has arrived. */
let returning = false
/** The address to load on arrival. */
let destination: string | undefined
/** A document that is being loaded would be lost if the page went back. */
let leaving = false

/** How many layers the current history entry was made for. */
const depth = (): number => history.state?.layer ?? 0

/**
 * Gives every modal dialog a history entry of its own, at the address of the page: Back closes it before it leaves the page. When it is closed
 * otherwise, its entry goes. What changed the address meanwhile, such as filters, stays in force either way.
 */
export function closeByBack(): void {
  addEventListener('popstate', arrive, true)
  addEventListener('hashchange', hear, true)
  addEventListener(leavesPage, leave)
  addEventListener('click', follow, true)
  addEventListener('click', (event) => {
    if (leaving && event.defaultPrevented) stay()
  })
  addEventListener('pagehide', () => (leaving = true))
  addEventListener('pageshow', ({ persisted }) => persisted && stay())
  // A page that was loaded again over a layer's entry has left that entry.
  if (depth() === 0) history.scrollRestoration = 'auto'
  new MutationObserver(settle).observe(document, { subtree: true, attributeFilter: ['open'] })
  settle()
}

function stay(): void {
  leaving = false
  settle()
}

/** Adds the entries that open layers lack, or goes back from those of closed ones. */
function settle(): void {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]
  layers = [...layers.filter((layer) => open.includes(layer)), ...open.filter((layer) => !layers.includes(layer))]
  if (returning || leaving) return
  if (depth() > layers.length) leaveEntry()
  else if (depth() < layers.length) addEntries()
}

function addEntries(): void {
  if (depth() === 0) {
    base = location.href
    pushed = false
  }
  while (depth() < layers.length) {
    history.replaceState({ ...history.state, top: scrollY }, '')
    // Browsers would scroll back to where the page was when the layer opened.
    history.scrollRestoration = 'manual'
    history.pushState({ layer: depth() + 1, from: base }, '')
    history.scrollRestoration = 'auto'
  }
  known = location.href
}

function leaveEntry(): void {
  if (depth() === 1 && layers.length === 0 && pushed && location.href !== base) {
    // The entry of the layer becomes that of the address.
    history.replaceState(null, '')
    pushed = false
  } else {
    returning = true
    history.back()
  }
}

function arrive(event: PopStateEvent): void {
  const ours = returning
  const above = layers.slice(depth())
  returning = leaving = false
  if (!ours && above.length === 0 && depth() === 0) {
    known = location.href
    return
  }
  if (location.href === base && known !== base && (ours || above.length > 0)) keepAddress()
  // Setting it at once would still move the page.
  if (depth() === 0) setTimeout(() => (history.scrollRestoration = 'auto'))
  // For the page's other listeners nothing has happened.
  if (location.href === known) event.stopImmediatePropagation()
  known = location.href
  if (destination !== undefined) {
    leaving = true
    location.assign(destination)
    destination = undefined
    return
  }
  if (!ours) for (const layer of above.toReversed()) layer.close()
  settle()
}

/** What was chosen in a layer is still in force after it is closed. */
function keepAddress(): void {
  if (depth() > 0 || !pushed) return history.replaceState(history.state, '', known)
  history.pushState(null, '', known)
  pushed = false
}

function hear(event: HashChangeEvent): void {
  // The browser's event comes late, when the address of the layer is in force again.
  if (event.newURL && event.newURL !== location.href) return event.stopImmediatePropagation()
  known = location.href
  pushed ||= history.state?.pushed === true
}

function leave(event: Event): void {
  if (!(event instanceof CustomEvent) || depth() === 0) return
  event.preventDefault()
  destination = event.detail
  returning = true
  history.go(-depth())
}

/** Before the layer's own listeners, one of which may close it. */
function follow(event: MouseEvent): void {
  const link = layers.length > 0 && event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  // Not for `tel:` and the like, which leave the page where it is.
  if (link && isPlainClick(event) && !link.target && link.protocol.startsWith('http')) leaving = true
}
