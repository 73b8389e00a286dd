import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announceAddress, currentHash, pushAddress, replaceAddress, replaceAddressSilently, subscribeToAddress } from './address.ts'

const start = 'https://example.test/fr/week-ends?flow=booking#a=2'

/** A window with one entry in its history, scrolled by 300 pixels. */
function openPage() {
  const page = new EventTarget()
  const entries: { href: string; state: unknown }[] = [{ href: start, state: { opened: true } }]
  const current = () => entries[entries.length - 1]!
  const change = (state: unknown, href: string | undefined) => ({ state, href: new URL(href || current().href, current().href).href })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('HashChangeEvent', Event)
  vi.stubGlobal('scrollY', 300)
  vi.stubGlobal('location', {
    get href() {
      return current().href
    },
    get hash() {
      return new URL(current().href).hash
    },
  })
  vi.stubGlobal('history', {
    get state() {
      return current().state
    },
    pushState: (state: unknown, _: string, href?: string) => void entries.push(change(state, href)),
    replaceState: (state: unknown, _: string, href?: string) => void entries.splice(-1, 1, change(state, href)),
  })
  return { entries, current }
}

const withHash = (hash: string) => `${start.slice(0, start.indexOf('#'))}#${hash}`

describe('the page’s address', () => {
  let page: ReturnType<typeof openPage>
  beforeEach(() => void (page = openPage()))
  afterEach(() => vi.unstubAllGlobals())

  /** Hashes at the time of each announcement. */
  function heard(): { readonly hashes: string[]; readonly stop: () => void } {
    const hashes: string[] = []
    return { hashes, stop: subscribeToAddress(() => hashes.push(currentHash())) }
  }

  it('gets an entry of its own when it is pushed; the entry before has the position that Back returns to', () => {
    const { hashes } = heard()
    pushAddress(withHash('a=3'))
    expect(page.entries).toEqual([
      { href: start, state: { opened: true, top: 300 } },
      { href: withHash('a=3'), state: null },
    ])
    expect(hashes).toEqual(['a=3'])
  })

  it('stays in its entry, with its state, when it is replaced', () => {
    const { hashes } = heard()
    replaceAddress(withHash('a=3'))
    expect(page.entries).toEqual([{ href: withHash('a=3'), state: { opened: true } }])
    expect(hashes).toEqual(['a=3'])
  })

  it('is not announced without a change', () => {
    const { hashes } = heard()
    pushAddress(start)
    replaceAddress(start)
    expect(page.entries).toHaveLength(1)
    expect(hashes).toEqual([])
  })

  it('is corrected without another announcement', () => {
    const { hashes } = heard()
    replaceAddressSilently(withHash('a=3'))
    expect(currentHash()).toBe('a=3')
    expect(hashes).toEqual([])
    announceAddress()
    expect(hashes).toEqual(['a=3'])
  })

  it('is heard when a link or the browser’s buttons change it, until nobody listens', () => {
    const { hashes, stop } = heard()
    dispatchEvent(new Event('popstate'))
    dispatchEvent(new Event('hashchange'))
    stop()
    dispatchEvent(new Event('popstate'))
    dispatchEvent(new Event('hashchange'))
    expect(hashes).toEqual(['a=2', 'a=2'])
  })
})
