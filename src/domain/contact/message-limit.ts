export const messageLimit = { messages: 5, milliseconds: 3_600_000 } as const

/** Holds instants in epoch milliseconds by the id of the message, because two messages can have the same instant. */
export type SentMessages = Readonly<Record<string, number>>

export function recentMessages(sent: SentMessages, now: number): SentMessages {
  return Object.fromEntries(Object.entries(sent).filter(([, at]) => now - at < messageLimit.milliseconds))
}

export function secondsUntilNext(sent: SentMessages, now: number): number {
  const instants = Object.values(recentMessages(sent, now)).toSorted((a, b) => a - b)
  // Sending is possible again when the hour of this message ends.
  const blocking = instants[instants.length - messageLimit.messages]
  return blocking === undefined ? 0 : Math.ceil((blocking + messageLimit.milliseconds - now) / 1000)
}
