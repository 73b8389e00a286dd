import { reloadedPrefix } from '../../stored/keys.ts'
import { firstOfPath } from './once-per-path.ts'

let reloading = false

/** Whether the page is about to be another: what is clicked now is followed, not recorded. */
export const isReloading = () => reloading

/**
 * Reloads a page whose code cannot be fetched: after a deployment its files are gone, and the page of today has others. Once for each path in
 * a session; then, and without a session's storage, the page works as without scripts. Not offline. Returns whether it reloads.
 */
export function reloadOnce(cause: unknown): boolean {
  // A failed import is a TypeError without a message of its own.
  if (!(cause instanceof TypeError) || !navigator.onLine) return false
  // Of several islands that fail together none is to change the page that is left.
  if (reloading) return true
  // A link that was clicked is followed without its island, and a field that is being filled keeps its text.
  if (document.querySelector('a[data-pressed], a [data-pressed], :is(input, select, textarea):focus')) return false
  if (!firstOfPath(reloadedPrefix)) return false
  reloading = true
  location.reload()
  return true
}
