import { afterEach, expect, it, vi } from 'vitest'
import { reportExposures } from './experiment-exposures.ts'

afterEach(() => vi.unstubAllGlobals())

// @rule B9.89
it('reports what the worker says is seen for the first time', () => {
  class Navigation {
    readonly serverTiming = [
      { name: 'total', description: '', duration: 3 },
      { name: 'exposure', description: 'productLabels control', duration: 0 },
    ]
  }
  const sent: unknown[] = []
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  vi.stubGlobal('performance', { getEntriesByType: () => [new Navigation(), {}] })
  vi.stubGlobal('dispatchEvent', (event: CustomEvent) => sent.push(event.detail))
  reportExposures()
  expect(sent).toEqual([{ event: 'experiment_exposure', experiment: 'productLabels', variation: 'control' }])
})
