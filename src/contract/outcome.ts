/** Expected failures are values, not exceptions. */
export type Outcome<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'notFound' }
  /** 4xx: repeating it would not help. */
  | { readonly kind: 'refused'; readonly status: number; readonly code?: string }
  | { readonly kind: 'invalid' }
  /** Timeout, broken connection, 5xx, 429, or open breaker. */
  | { readonly kind: 'unavailable' }

/** For deferred sections, which show their failure. */
export function orFail<Value>(outcome: Promise<Outcome<Value>>): Promise<Value> {
  const value = valueOf(outcome)
  // May fail before the page renders the section that awaits it.
  value.catch(() => {})
  return value
}

async function valueOf<Value>(outcome: Promise<Outcome<Value>>): Promise<Value> {
  const result = await outcome
  if (result.kind === 'ok') return result.value
  throw new SectionUnavailable(result.kind)
}

/** Counted, but not reported as a crash. */
export class SectionUnavailable extends Error {
  constructor(outcome: string) {
    super(`upstream answered: ${outcome}`)
  }
}
