import { reloadedPrefix } from '../../stored/keys.ts'
import { firstOfPath } from './once-per-path.ts'

let reloading = false

/** While the page reloads, clicks are followed and not recorded. */
export const isReloading = () => reloading

let asked: Promise<boolean> | undefined

/**
 * Reloads a page whose code is gone after a deployment, once per path and session. Not offline, nor without storage, nor where the new page
 * could not start. Returns whether it reloads.
 */
export async function reloadOnce(cause: unknown): Promise<boolean> {
  // A failed import is a TypeError, and browsers give it no message of its own.
  if (!(cause instanceof TypeError) || !navigator.onLine) return false
  // A link that was clicked is followed, a form that was sent is sent, and a field that has the focus keeps its text.
  if (!reloading && document.querySelector(inUse)) return false
  // Several islands may fail, but only one of them reloads.
  return (asked ??= reload())
}

const inUse = 'a[data-pressed], a [data-pressed], form[data-pressed], [type=submit][data-pressed], :is(input, select, textarea):focus'

async function reload(): Promise<boolean> {
  if (!(await canStart()) || !firstOfPath(reloadedPrefix)) return false
  reloading = true
  location.reload()
  return true
}

/** What a visitor pressed is answered within a second. */
const patienceMs = 700

/** Whether the page, which may name the files of a newer build, and its first script come. A slow network is taken for one that brings them. */
async function canStart(): Promise<boolean> {
  try {
    const options = { cache: 'no-cache', signal: AbortSignal.timeout(patienceMs) } as const
    const page = await (await fetch(location.href, options)).text()
    const [, script = ''] = /type="module" src="([^"]+)/.exec(page) ?? []
    return script !== '' && (await fetch(script, options)).ok
  } catch (cause) {
    return cause instanceof DOMException
  }
}
