import type { TrackedEvent } from '../../contract/analytics.ts'

/** `at`: milliseconds since 1970. */
export type EventListener = (event: TrackedEvent, at: number) => void

const waiting: Event[] = []
let take = (event: Event): unknown => waiting.push(event)

addEventListener('escale:track', (event) => take(event))

/** Earlier events first. Ignores what the listener throws (S8.1). */
export function takeEvents(listener: EventListener): void {
  take = (event) => {
    try {
      // Always a `CustomEvent` under this name.
      if (event instanceof CustomEvent) listener(event.detail, Math.round(performance.timeOrigin + event.timeStamp))
    } catch {
      // Tracking must not stop the page.
    }
  }
  for (const event of waiting.splice(0)) take(event)
}
