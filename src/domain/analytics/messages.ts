import type { SentEvent } from '../../contract/analytics.ts'
import { maxEvents } from '../../contract/analytics-limits.ts'

/** Characters; the site accepts 10,000 bytes, and a character has up to three. */
const maxLength = 8000

/** Splits by size and number; an event that is too large has its own message. */
export function messagesOf(events: readonly SentEvent[]): SentEvent[][] {
  const messages: SentEvent[][] = []
  let length = 0
  for (const event of events) {
    const own = JSON.stringify(event).length
    const last = messages.at(-1)
    if (last && last.length < maxEvents && length + own <= maxLength) last.push(event)
    else {
      messages.push([event])
      length = 0
    }
    length += own
  }
  return messages
}
