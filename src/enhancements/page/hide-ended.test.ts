import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hideEnded } from './hide-ended.ts'

const end = '2027-03-15T20:00:00.000Z'

/** A campaign whose page is open at `now`; `showAgain` comes back to the page from the browser's cache. */
function campaign(now: string) {
  vi.setSystemTime(now)
  const listeners: ((event: { persisted: boolean }) => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) => void listeners.push(listener))
  const part = { dataset: { until: end }, hidden: false }
  hideEnded(part as unknown as HTMLElement)
  return { part, showAgain: () => listeners.forEach((listener) => listener({ persisted: true })) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// @rule B2.106
it('a campaign that is over is hidden at once: its page comes from a cache', () => {
  expect(campaign('2027-03-15T20:00:00.000Z').part.hidden).toBe(true)
})

// @rule B2.106
it.each(['2027-03-15T19:59:58.000Z', '2027-01-01T00:00:00.000Z'])(
  'a campaign is there until its end, while the page is open since %s',
  (now) => {
    const { part } = campaign(now)
    vi.advanceTimersByTime(Date.parse(end) - Date.parse(now) - 1)
    expect(part.hidden).toBe(false)
    vi.advanceTimersByTime(1)
    expect(part.hidden).toBe(true)
  },
)

// @rule B2.106
it('a campaign that ended while its page was away is hidden when the page is shown again', () => {
  const { part, showAgain } = campaign('2027-03-15T19:00:00.000Z')
  vi.setSystemTime('2027-03-15T21:00:00.000Z')
  showAgain()
  expect(part.hidden).toBe(true)
})
