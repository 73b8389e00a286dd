import type { crashedPrefix, reloadedPrefix } from '../../stored/keys.ts'

type PathPrefix = typeof crashedPrefix | typeof reloadedPrefix

/** Returns true once for each path and session, and false where there is no storage. */
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
