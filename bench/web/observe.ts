/** What the page under measurement notes about itself; milliseconds since its navigation began. */
export interface Observed {
  firstPaint: number
  largestPaint: number
  /** Sum of all layout shifts without recent input: never less than CLS. */
  shift: number
  /** Blocking part of long tasks (over 50 ms) since the first paint. */
  blocked: number
  load: number
  /** The first card on the screen, the frame after it. */
  firstCard: number
  /** Longest event until the next paint. */
  slowestEvent: number
  lastClick: number
  /** The dates button, once it is laid out. */
  button: number
  /** The calendar's grid, the frame after it. */
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

/** Runs in the page before anything else does. */
export function observe(selector: string): void {
  const it: Observed = {
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
  window.observed = it
  const on = (type: string, note: (entry: Noted) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options)
  }
  on('paint', (entry) => entry.name === 'first-contentful-paint' && (it.firstPaint = entry.startTime))
  on('largest-contentful-paint', (entry) => (it.largestPaint = entry.startTime))
  on('layout-shift', (entry) => (it.shift += entry.hadRecentInput ? 0 : (entry.value ?? 0)))
  on('longtask', (entry) => (it.blocked += it.firstPaint ? entry.duration - 50 : 0))
  on('event', (entry) => entry.interactionId && (it.slowestEvent = Math.max(it.slowestEvent, entry.duration)))
  addEventListener('load', () => (it.load = performance.now()))
  addEventListener(
    'click',
    (event) => {
      // What is played again later is not the visitor's.
      if (event.isTrusted) it.lastClick = event.timeStamp
    },
    true,
  )
  const boxOf = (what: string) => document.querySelector(what)?.getBoundingClientRect()
  const laidOut = (what: string) => (boxOf(what)?.height ?? 0) > 0
  const onScreen = (what: string) => laidOut(what) && (boxOf(what)?.top ?? innerHeight) < innerHeight
  // A frame's callbacks run before its paint: what is laid out in one is seen when the next begins.
  const seen: Record<'card' | 'button' | 'grid', boolean> = { card: false, button: false, grid: false }
  const frame = () => {
    const now = performance.now()
    if (seen.card) it.firstCard ||= now
    if (seen.button && it.firstPaint) it.button ||= now
    if (seen.grid) it.grid ||= now
    seen.card = it.firstCard > 0 || onScreen('#results article')
    seen.button = it.button > 0 || laidOut(selector)
    seen.grid = onScreen('dialog[open] [role="grid"]')
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
