import type { TrackedEvent } from '../contract/analytics.ts'

/** Reports an action of the visitor to analytics, if that listens: values are ids, dates, counts, codes and cents. Never throws. */
export function track(detail: TrackedEvent): void {
  dispatchEvent(new CustomEvent('escale:track', { detail }))
}
