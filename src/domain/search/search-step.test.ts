import { describe, expect, it } from 'vitest'
import { defaultGuests } from '../guests/guests.ts'
import type { SearchBase } from '../../contract/search-base.ts'
import { hashOfStep, searchStep, type SearchedFields } from './search-step.ts'

const action = '/fr/week-ends'
const bruges = { kind: 'city', id: 3, label: 'Bruges', inLabel: 'à Bruges', point: { lat: 51.2, lng: 3.22 } } as const
const onBruges: SearchBase = { path: { destination: bruges, theme: { id: 26, label: 'Spa' } }, query: '' }
const onHome: SearchBase = { path: {}, query: '' }
const burgundy = { label: 'Bourgogne', kind: 'region', value: 9, latitude: 47, longitude: 4.5, uri: 'bourgogne' } as const
const hotel = { label: 'Hôtel du Lac', kind: 'hotel', value: 77, latitude: 46, longitude: 6 } as const
const dates = { checkin: '2027-03-19', checkout: '2027-03-21' }

const fields = (change: Partial<SearchedFields>): SearchedFields => ({
  destination: undefined,
  dates: undefined,
  guests: defaultGuests,
  ...change,
})

function address(base: SearchBase, pathname: string, hash: string, change: Partial<SearchedFields>): string {
  const step = searchStep(base, action, pathname, hash, fields(change))
  const own = hashOfStep(base, action, pathname, hash, step)
  return own ? `${step.path}#${own}` : step.path
}

describe('Search', () => {
  // @rule S4.30
  it('goes from home to the stays, with dates and guests in the hash', () => {
    expect(address(onHome, '/fr', '', {})).toBe('/fr/week-ends')
    expect(address(onHome, '/fr', '', { dates, guests: { adults: 3, children: 1, babies: 0 } })).toBe(
      '/fr/week-ends#checkin=2027-03-19&checkout=2027-03-21&a=3&c=1&s=true',
    )
  })

  // @rule S4.50
  it('goes to the page of a place that has one, and names any other in the hash', () => {
    expect(address(onHome, '/fr', '', { destination: burgundy, dates })).toBe(
      '/fr/week-ends/bourgogne#checkin=2027-03-19&checkout=2027-03-21',
    )
    expect(address(onHome, '/fr', '', { destination: hotel })).toBe('/fr/week-ends#hotel=77&lat=46&lng=6')
  })

  it('goes below the theme of a path with two steps', () => {
    expect(address(onHome, '/fr', '', { destination: { ...burgundy, uri: 'spa/bourgogne' } })).toBe('/fr/week-ends/spa/bourgogne')
  })

  it('stays on the page whose place was left alone', () => {
    expect(searchStep(onBruges, action, '/fr/week-ends/spa/bruges', 'stars=4', fields({ dates }))).toEqual({
      path: '/fr/week-ends/spa/bruges',
      patch: { dates, guests: defaultGuests },
    })
  })

  it('takes the theme and the filters along to another place, not the distance', () => {
    expect(
      address(onBruges, '/fr/week-ends/spa/bruges', 'stars=4&sort=distance&lat=51.2&lng=3.22&city=3&distanceMax=50', {
        destination: burgundy,
      }),
    ).toBe('/fr/week-ends/bourgogne#theme=26&stars=4')
  })

  it('searches everywhere once the place is cleared', () => {
    expect(address(onBruges, '/fr/week-ends/spa/bruges', '', { destination: null })).toBe('/fr/week-ends#theme=26')
  })

  it('measures a search around a point from it, without a place', () => {
    const around = { distance: 200, latitude: 47.47, longitude: -0.55, city: 'Angers' }
    expect(address(onHome, '/fr', '', { destination: around })).toBe('/fr/week-ends#lat=47.47&lng=-0.55&distanceMax=200')
    expect(address(onBruges, '/fr/week-ends/spa/bruges', 'stars=4', { destination: { ...around, distance: 100 } })).toBe(
      '/fr/week-ends#theme=26&lat=47.47&lng=-0.55&distanceMax=100&stars=4',
    )
  })

  it('puts a theme into the hash, and leaves the path of the theme that is taken away', () => {
    expect(address(onHome, '/fr', '', { theme: 23 })).toBe('/fr/week-ends#theme=23')
    expect(address(onHome, '/fr', '', { destination: burgundy, theme: 23 })).toBe('/fr/week-ends/bourgogne#theme=23')
    expect(searchStep(onBruges, action, '/fr/week-ends/spa/bruges', '', fields({ theme: 23 }))).toEqual({
      path: '/fr/week-ends/spa/bruges',
      patch: { dates: undefined, guests: defaultGuests, theme: 23 },
    })
    expect(address(onBruges, '/fr/week-ends/spa/bruges', '', { theme: null })).toBe('/fr/week-ends#city=3&lat=51.2&lng=3.22')
    expect(address(onBruges, '/fr/week-ends/spa/bruges', '', { destination: burgundy, theme: null })).toBe('/fr/week-ends/bourgogne')
  })

  it('leaves another page’s hash behind', () => {
    expect(address(onHome, '/fr', 'stars=4', {})).toBe('/fr/week-ends')
  })
})
