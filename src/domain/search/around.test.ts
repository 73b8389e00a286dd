import { describe, expect, it } from 'vitest'
import { aroundDistances, aroundOf, aroundPlace, aroundPosition, defaultAroundDistance } from './around.ts'
import { parseSearchCriteria } from './hash.ts'

describe('a search around a point', () => {
  // @rule S2.42
  it('offers 100, 200 and 300 km, 200 to begin with', () => {
    expect(aroundDistances).toEqual([100, 200, 300])
    expect(defaultAroundDistance).toBe(200)
  })

  it('keeps a position to about a kilometre', () => {
    expect(aroundPosition({ latitude: 48.856_614, longitude: 2.352_221 }, 100)).toEqual({ distance: 100, latitude: 48.86, longitude: 2.35 })
  })

  it('names the place it is measured from', () => {
    const angers = { label: 'Angers', kind: 'city', value: 7, latitude: 47.47, longitude: -0.55 } as const
    expect(aroundPlace(angers, 300)).toEqual({ distance: 300, latitude: 47.47, longitude: -0.55, city: 'Angers' })
  })

  it('is read from criteria with a point and a distance but no place', () => {
    const around = (text: string) => aroundOf(parseSearchCriteria(text))
    expect(around('lat=48.86&lng=2.35&distanceMax=200')).toEqual({ distance: 200, latitude: 48.86, longitude: 2.35 })
    expect(around('lat=48.86&lng=2.35')).toBeUndefined()
    expect(around('city=3&lat=48.86&lng=2.35&distanceMax=50')).toBeUndefined()
  })
})
