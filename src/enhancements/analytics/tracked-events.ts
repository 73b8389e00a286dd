import type { TrackedEvent } from '../../contract/analytics.ts'

/** `at` is in milliseconds since 1970. */
export type EventListener = (event: TrackedEvent, at: number) => void

const waiting: Event[] = []
let take = (event: Event): unknown => waiting.push(event)

addEventListener('escale:track', (event) => take(event))

/** The listener gets earlier events first, and what it throws is ignored (S8.1). */
export function takeEvents(listener: EventListener): void {
  take = (event) => {
    try {
      if (event instanceof CustomEvent) listener(event.detail, Math.round(performance.timeOrigin + event.timeStamp))
    } catch {
      // An error of tracking must not stop the page.
    }
  }
  for (const event of waiting.splice(0)) take(event)
}
