/** S9.44: a session ends after half an hour without an event. */
export const sessionLengthMs = 1_800_000

export interface AnalyticsSession {
  readonly id: string
  readonly lastEventMs: number
}

/** A clock that was set back ends the session, too. */
export function parseSession(text: string | null, now: number): AnalyticsSession | undefined {
  const [, id = '', last = ''] = /^(\d{8,16}) (\d{8,16})$/.exec(text ?? '') ?? []
  const age = now - Number(last)
  return id && age >= 0 && age < sessionLengthMs ? { id, lastEventMs: Number(last) } : undefined
}

export function continuedSession(text: string | null, now: number): string {
  const { id = String(now) } = parseSession(text, now) ?? {}
  return `${id} ${now}`
}
