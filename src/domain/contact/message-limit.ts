/** Limit for one address. */
export const messageLimit = { messages: 5, milliseconds: 3_600_000 } as const

/** Instants in milliseconds since the epoch, by id: two may be the same. */
export type SentMessages = Readonly<Record<string, number>>

export function recentMessages(sent: SentMessages, now: number): SentMessages {
  return Object.fromEntries(Object.entries(sent).filter(([, at]) => now - at < messageLimit.milliseconds))
}

/** 0 for now. */
export function secondsUntilNext(sent: SentMessages, now: number): number {
  const instants = Object.values(recentMessages(sent, now)).toSorted((a, b) => a - b)
  // The message whose hour must end first.
  const blocking = instants[instants.length - messageLimit.messages]
  return blocking === undefined ? 0 : Math.ceil((blocking + messageLimit.milliseconds - now) / 1000)
}
