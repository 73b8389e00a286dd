import type { SentEvent } from '../../contract/analytics.ts'
import { maxEventsOfMessage } from '../../contract/analytics-limits.ts'

/** In characters. The site accepts 10,000 bytes, and a character takes up to three. */
const maxLength = 8000

/** Splits events by size and number. An event that is too large is sent alone. */
export function messagesOf(events: readonly SentEvent[]): SentEvent[][] {
  const messages: SentEvent[][] = []
  let length = 0
  for (const event of events) {
    const own = JSON.stringify(event).length
    const last = messages.at(-1)
    if (last && last.length < maxEventsOfMessage && length + own <= maxLength) last.push(event)
    else {
      messages.push([event])
      length = 0
    }
    length += own
  }
  return messages
}
