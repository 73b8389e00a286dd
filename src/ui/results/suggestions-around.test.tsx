import { expect, it } from 'vitest'
import { noCriteria } from '../../domain/search/criteria.ts'
import { markup, textOf } from '../../../test/rendered.tsx'
import { Suggestions } from './Suggestions.tsx'

// @rule S4.82
it('a wider search is named by its place, or by its radius where coordinates have no name', () => {
  const text = (step: { label?: string; radius?: number }) => {
    const steps = [{ dimension: 'place' as const, kind: 'around' as const, label: step.label, radius: step.radius }]
    const suggestion = { steps, criteria: noCriteria, address: { query: '' }, count: 5 }
    return textOf(markup(<Suggestions suggestions={[suggestion]} facets={undefined} />))
  }
  expect(text({ radius: 30 })).toContain('Within 30 km')
  expect(text({ label: 'Dinard' })).toContain('Dinard and around')
})
