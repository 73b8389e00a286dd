import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

/** As a page that was just opened. */
async function openedPage(): Promise<(cause: unknown) => boolean> {
  vi.resetModules()
  return (await import('./stale-page.ts')).reloadOnce
}

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')

/** Reloads so far, in a browser with this storage. */
function inBrowser({
  busy = false,
  onLine = true,
  storage = new Map() as Map<string, string> | null,
  pathname = '/fr',
} = {}): () => number {
  let reloads = 0
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('document', { querySelector: () => (busy ? {} : null) })
  vi.stubGlobal('location', { pathname, reload: () => reloads++ })
  vi.stubGlobal(
    'sessionStorage',
    storage && { getItem: (name: string) => storage.get(name) ?? null, setItem: (name: string, value: string) => storage.set(name, value) },
  )
  return () => reloads
}

it('reloads each page once in a session when its code cannot be fetched, for all of its islands together', async () => {
  const storage = new Map<string, string>()
  const reloads = inBrowser({ storage })
  const reloadOnce = await openedPage()
  expect([reloadOnce(missing), reloadOnce(missing), reloads()]).toEqual([true, true, 1])
  const again = await openedPage()
  expect([again(missing), reloads()]).toEqual([false, 1])
  inBrowser({ storage, pathname: '/fr/contact' })
  expect((await openedPage())(missing)).toBe(true)
})

it('does not reload offline, without storage, for errors of components, or during a visitor’s input', async () => {
  const reloadOnce = await openedPage()
  const offline = inBrowser({ onLine: false })
  expect([reloadOnce(missing), offline()]).toEqual([false, 0])
  const blocked = inBrowser({ storage: null })
  expect([reloadOnce(missing), blocked()]).toEqual([false, 0])
  const clicked = inBrowser({ busy: true })
  expect([reloadOnce(missing), clicked()]).toEqual([false, 0])
  const broken = inBrowser()
  expect([reloadOnce(new Error('broken')), broken()]).toEqual([false, 0])
})
