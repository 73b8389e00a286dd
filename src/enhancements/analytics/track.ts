import type { TrackedEvent } from '../../contract/analytics.ts'

/** Never throws. Values are ids, dates, counts, codes and cents. */
export function track(detail: TrackedEvent): void {
  dispatchEvent(new CustomEvent('escale:track', { detail }))
}
