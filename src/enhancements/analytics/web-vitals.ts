import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import type { PageKind } from '../../market/page-kind.ts'
import { track } from './track.ts'
import { type VitalMetric, vitalOf } from './web-vital-event.ts'

/** By the name of the metric. */
const changed = new Map<string, ReturnType<typeof vitalOf>>()
let isMeasuring = false

/**
 * Measures the page, from its beginning where the browser remembers it. Returns the function that reports what has changed since: it is called
 * when the page is hidden. The library cannot be stopped: what it measures without consent is forgotten at the next start.
 */
export function measureVitals(page: PageKind): () => void {
  changed.clear()
  // An element is looked for at each change: it may be gone when the page is hidden.
  const note = (metric: VitalMetric) => changed.set(metric.name, vitalOf(metric, page, navigator.connection?.effectiveType))
  if (!isMeasuring) for (const on of [onCLS, onINP, onLCP, onTTFB]) on(note, { reportAllChanges: true })
  isMeasuring = true
  return () => {
    for (const vital of changed.values()) if (vital) track(vital)
    changed.clear()
  }
}
