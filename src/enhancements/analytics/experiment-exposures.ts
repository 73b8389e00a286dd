import { track } from './track.ts'

/** The server names experiments that a visitor sees for the first time: `Server-Timing: exposure;desc="name variation"`. */
export function reportExposures(): void {
  for (const page of performance.getEntriesByType('navigation')) {
    if (!(page instanceof PerformanceNavigationTiming)) continue
    for (const { name, description } of page.serverTiming ?? []) {
      const [experiment = '', variation = ''] = description.split(' ')
      if (name === 'exposure') track({ event: 'experiment_exposure', experiment, variation })
    }
  }
}
