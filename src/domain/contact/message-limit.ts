/** Messages that one address may send, and the milliseconds within which. */
export const messageLimit = { messages: 5, milliseconds: 3_600_000 } as const

/** Instants of an address's messages (milliseconds since the epoch), by an id of each: two may have the same instant. */
export type SentMessages = Readonly<Record<string, number>>

export function recentMessages(sent: SentMessages, now: number): SentMessages {
  return Object.fromEntries(Object.entries(sent).filter(([, at]) => now - at < messageLimit.milliseconds))
}

/** Returns the seconds until another message may be sent; 0 for now. */
export function secondsUntilNext(sent: SentMessages, now: number): number {
  const instants = Object.values(recentMessages(sent, now)).toSorted((a, b) => a - b)
  // The message whose hour must end first.
  const blocking = instants[instants.length - messageLimit.messages]
  return blocking === undefined ? 0 : Math.ceil((blocking + messageLimit.milliseconds - now) / 1000)
}
