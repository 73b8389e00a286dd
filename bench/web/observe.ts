/** Measurements inside the page; milliseconds since navigation start. */
export interface Observed {
  firstPaint: number
  largestPaint: number
  /** Sum of all layout shifts without recent input: at least CLS. */
  shift: number
  /** Blocking time of long tasks (over 50 ms) since the first paint. */
  blocked: number
  load: number
  /** First card, the frame after it. */
  firstCard: number
  /** Longest event until the next paint. */
  slowestEvent: number
  lastClick: number
  /** Dates button, once laid out. */
  button: number
  /** Calendar grid, the frame after it. */
  grid: number
  readonly origin: number
}

declare global {
  interface Window {
    observed: Observed
  }
}

interface Noted extends PerformanceEntry {
  readonly value?: number
  readonly hadRecentInput?: boolean
  readonly interactionId?: number
}

export const datesButton = '#booking button[aria-haspopup="dialog"][aria-expanded]'

/** Runs in the page before its own scripts. */
export function observe(selector: string): void {
  const observed: Observed = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    blocked: 0,
    load: 0,
    firstCard: 0,
    slowestEvent: 0,
    lastClick: 0,
    button: 0,
    grid: 0,
    origin: performance.timeOrigin,
  }
  window.observed = observed
  const on = (type: string, note: (entry: Noted) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options)
  }
  on('paint', (entry) => entry.name === 'first-contentful-paint' && (observed.firstPaint = entry.startTime))
  on('largest-contentful-paint', (entry) => (observed.largestPaint = entry.startTime))
  on('layout-shift', (entry) => (observed.shift += entry.hadRecentInput ? 0 : (entry.value ?? 0)))
  on('longtask', (entry) => (observed.blocked += observed.firstPaint ? entry.duration - 50 : 0))
  on('event', (entry) => entry.interactionId && (observed.slowestEvent = Math.max(observed.slowestEvent, entry.duration)))
  addEventListener('load', () => (observed.load = performance.now()))
  addEventListener(
    'click',
    (event) => {
      // Replayed events are not the visitor's.
      if (event.isTrusted) observed.lastClick = event.timeStamp
    },
    true,
  )
  const boxOf = (what: string) => document.querySelector(what)?.getBoundingClientRect()
  const laidOut = (what: string) => (boxOf(what)?.height ?? 0) > 0
  const onScreen = (what: string) => laidOut(what) && (boxOf(what)?.top ?? innerHeight) < innerHeight
  // A frame's callbacks run before its paint, which is done when the next begins.
  const seen: Record<'card' | 'button' | 'grid', boolean> = { card: false, button: false, grid: false }
  const frame = () => {
    const now = performance.now()
    if (seen.card) observed.firstCard ||= now
    if (seen.button && observed.firstPaint) observed.button ||= now
    if (seen.grid) observed.grid ||= now
    seen.card = observed.firstCard > 0 || onScreen('#results article')
    seen.button = observed.button > 0 || laidOut(selector)
    seen.grid = onScreen('dialog[open] [role="grid"]')
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
