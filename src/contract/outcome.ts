/** Expected failures are values, not exceptions. */
export type Outcome<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'notFound' }
  /** A 4xx, which repeating the call would not change. */
  | { readonly kind: 'refused'; readonly status: number; readonly code?: string }
  | { readonly kind: 'invalid' }
  /** A timeout, a broken connection, a 5xx, a 429, or an open breaker. */
  | { readonly kind: 'unavailable' }

/** Deferred sections await the value and show their failure when it throws. */
export function orFail<Value>(outcome: Promise<Outcome<Value>>): Promise<Value> {
  const value = valueOf(outcome)
  // The promise may fail before the page renders the section that awaits it, which would count as unhandled.
  value.catch(() => {})
  return value
}

async function valueOf<Value>(outcome: Promise<Outcome<Value>>): Promise<Value> {
  const result = await outcome
  if (result.kind === 'ok') return result.value
  throw new SectionUnavailable(result.kind)
}

/** An expected failure: it is counted, but not reported as a crash. */
export class SectionUnavailable extends Error {
  constructor(outcome: string) {
    super(`upstream answered: ${outcome}`)
  }
}
