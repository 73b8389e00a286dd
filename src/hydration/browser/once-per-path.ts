import type { crashedPrefix, reloadedPrefix } from '../../stored/keys.ts'

type PathPrefix = typeof crashedPrefix | typeof reloadedPrefix

/** Returns true at the first call of a session for the page's path, by a name in its storage; false at later ones, and without storage. */
export function firstOfPath(prefix: PathPrefix): boolean {
  try {
    const name = prefix + location.pathname
    if (sessionStorage.getItem(name)) return false
    sessionStorage.setItem(name, '1')
    return true
  } catch {
    return false
  }
}
