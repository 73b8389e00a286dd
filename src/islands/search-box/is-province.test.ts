import { expect, it } from 'vitest'
import type { GeoSuggestion } from '../../contract/geo.ts'
import { isProvince } from './PlaceSuggestions.tsx'

const suggested = (kind: GeoSuggestion['kind'], country: string): GeoSuggestion => ({
  label: 'Var',
  kind,
  country,
  value: 1,
  latitude: 43,
  longitude: 6,
})

it('names the parts of France departments, and those of the other countries provinces', () => {
  expect(isProvince(suggested('department', 'FR'))).toBe(false)
  for (const country of ['ES', 'IT', 'BE', 'NL']) expect(isProvince(suggested('department', country))).toBe(true)
  expect(isProvince(suggested('region', 'ES'))).toBe(false)
})
