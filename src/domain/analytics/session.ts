/** Milliseconds without an event (S9.44). */
export const sessionLength = 1_800_000

export interface Session {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly last: number
}

/** Undefined after `sessionLength`, or if the clock was set back. */
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
