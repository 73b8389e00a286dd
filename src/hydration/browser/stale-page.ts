import { reloadedPrefix } from '../../stored/keys.ts'
import { firstOfPath } from './once-per-path.ts'

let reloading = false

/** While the page reloads, clicks are followed and not recorded. */
export const isReloading = () => reloading

/**
 * Reloads a page whose code is gone after a deployment, once per path and session. Not offline, nor without storage. Returns whether it
 * reloads.
 */
export function reloadOnce(cause: unknown): boolean {
  // A failed import is a TypeError, and browsers give it no message of its own.
  if (!(cause instanceof TypeError) || !navigator.onLine) return false
  // Several islands may fail, but only one of them reloads.
  if (reloading) return true
  // A link that was clicked is followed, and a field that has the focus keeps its text.
  if (document.querySelector('a[data-pressed], a [data-pressed], :is(input, select, textarea):focus')) return false
  if (!firstOfPath(reloadedPrefix)) return false
  reloading = true
  location.reload()
  return true
}
