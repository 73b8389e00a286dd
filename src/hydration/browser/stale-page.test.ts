import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

/** As a page that was just opened. */
async function openedPage(): Promise<(cause: unknown) => Promise<boolean>> {
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
  start = 200,
} = {}): () => number {
  let reloads = 0
  const page = '<script async="" type="module" src="/assets/start-x.js"></script>'
  vi.stubGlobal('fetch', async (url: string) => (url.endsWith('.js') ? new Response('', { status: start }) : new Response(page)))
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('document', { querySelector: () => (busy ? {} : null) })
  vi.stubGlobal('location', { pathname, href: pathname, reload: () => reloads++ })
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
  expect(await Promise.all([reloadOnce(missing), reloadOnce(missing)])).toEqual([true, true])
  expect(reloads()).toBe(1)
  const again = await openedPage()
  expect([await again(missing), reloads()]).toEqual([false, 1])
  inBrowser({ storage, pathname: '/fr/contact' })
  expect(await (await openedPage())(missing)).toBe(true)
})

it('does not reload offline, without storage, for errors of components, or during a visitor’s input', async () => {
  const refusals = async (reloads: () => number, cause: unknown = missing) => [await (await openedPage())(cause), reloads()]
  expect(await refusals(inBrowser({ onLine: false }))).toEqual([false, 0])
  expect(await refusals(inBrowser({ storage: null }))).toEqual([false, 0])
  expect(await refusals(inBrowser({ busy: true }))).toEqual([false, 0])
  expect(await refusals(inBrowser(), new Error('broken'))).toEqual([false, 0])
})

it('does not reload where the page could not start again', async () => {
  const reloads = inBrowser({ start: 404 })
  expect([await (await openedPage())(missing), reloads()]).toEqual([false, 0])
})
