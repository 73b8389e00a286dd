/** What a call to an upstream can come to (architecture: errors are values where they are expected). Nothing here is thrown: a page or an API answer is written for each. */
export type Outcome<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  /** The upstream says that there is no such thing. */
  | { readonly kind: 'notFound' }
  /** The upstream refused our question (4xx): asking again would not help. */
  | { readonly kind: 'refused'; readonly status: number; readonly code?: string }
  /** An answer came, but not the one its contract promises. */
  | { readonly kind: 'invalid' }
  /** No answer in time, a broken connection, 5xx, 429, or the breaker is open. */
  | { readonly kind: 'unavailable' }

/** The value, or a rejected promise: for deferred sections, which show their failure. */
export function orFail<Value>(outcome: Promise<Outcome<Value>>): Promise<Value> {
  const value = valueOf(outcome)
  // It may fail before the page has come to the section that waits for it.
  value.catch(() => {})
  return value
}

async function valueOf<Value>(outcome: Promise<Outcome<Value>>): Promise<Value> {
  const it = await outcome
  if (it.kind === 'ok') return it.value
  throw new SectionUnavailable(it.kind)
}

/** An expected failure of a deferred section: shown, counted, not reported as a crash. */
export class SectionUnavailable extends Error {
  constructor(outcome: string) {
    super(`upstream answered: ${outcome}`)
  }
}
