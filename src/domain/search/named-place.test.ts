import { describe, expect, it } from 'vitest'
import { namedPlace } from './named-place.ts'

const places = ['Spanje', 'Spa', 'Gorges de l’Ardèche', 'Ardèche', '’s-Hertogenbosch'].map((label) => ({ label }))

describe('the place of a typed name', () => {
  it.each([
    ['Spa', 'Spa'],
    ['ardeche', 'Ardèche'],
    ["'s-hertogenbosch", '’s-Hertogenbosch'],
    ['Span', 'Spanje'],
  ])('is the one of exactly this name, else the first suggestion: %s is %s', (typed, label) =>
    expect(namedPlace(places, typed)?.label).toBe(label),
  )

  it('is none without suggestions', () => expect(namedPlace([], 'Spa')).toBeUndefined())
})
