import type { TrackedEvent } from '../contract/analytics.ts'

/** `at`: milliseconds since 1970. */
export type EventListener = (event: TrackedEvent, at: number) => void

/** Events of this page until somebody takes them. */
const waiting: Event[] = []
let take = (event: Event): unknown => waiting.push(event)

addEventListener('escale:track', (event) => take(event))

/** Passes the events of this page on, those from before first. What the listener throws is ignored (search, section 8). */
export function takeEvents(listener: EventListener): void {
  take = (event) => {
    try {
      // Nothing else dispatches events of this name.
      if (event instanceof CustomEvent) listener(event.detail, Math.round(performance.timeOrigin + event.timeStamp))
    } catch {
      // Tracking never stops what it tracks.
    }
  }
  for (const event of waiting.splice(0)) take(event)
}
