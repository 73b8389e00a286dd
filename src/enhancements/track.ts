import type { TrackedEvent } from '../contract/analytics.ts'

/** Values are ids, dates, counts, codes and cents. Never throws. */
export function track(detail: TrackedEvent): void {
  dispatchEvent(new CustomEvent('escale:track', { detail }))
}
