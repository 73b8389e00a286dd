import type { SentEvent } from '../../contract/analytics.ts'
import { maxEvents } from '../../contract/analytics-limits.ts'

/** Characters of a message's events, of the 10,000 bytes that the site accepts: a character of a name has up to three. */
const maxLength = 8000

/** Splits events into as few messages as their size and number allow. An event that is too large has one of its own. */
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
