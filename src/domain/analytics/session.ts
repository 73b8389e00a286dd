/** Milliseconds without an event after which a session has ended (search, section 9). */
export const sessionLength = 1_800_000

export interface Session {
  readonly id: string
  /** Milliseconds since 1970 of its last event. */
  readonly last: number
}

/** Valid less than its length, and not of a clock that was set back since. */
export function parseSession(text: string | null, now: number): Session | undefined {
  const [, id = '', last = ''] = /^(\d{8,16}) (\d{8,16})$/.exec(text ?? '') ?? []
  const age = now - Number(last)
  return id && age >= 0 && age < sessionLength ? { id, last: Number(last) } : undefined
}

/** A new session is named by its start. */
export function continuedSession(text: string | null, now: number): string {
  const { id = String(now) } = parseSession(text, now) ?? {}
  return `${id} ${now}`
}
