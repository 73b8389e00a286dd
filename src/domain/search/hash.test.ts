import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySearch, anyText } from './any-criteria.test-cases.ts'
import { formatSearchCriteria, hasSearchCriteria, parseSearchCriteria } from './hash.ts'
import { noCriteria } from './criteria.ts'

const parsed = parseSearchCriteria
const filtersOf = (text: string) => parsed(text).filters

describe('search grammar', () => {
  // @rule S2.35
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(anySearch, (criteria) => {
        expect(parsed(formatSearchCriteria(criteria))).toEqual(criteria)
      }),
    )
  })

  it('reads any text, and has one canonical form', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const spelling = formatSearchCriteria(parsed(text))
        expect(formatSearchCriteria(parsed(spelling))).toBe(spelling)
        expect(parsed(spelling)).toEqual(parsed(text))
      }),
    )
  })

  // @rule S5.3
  it('writes nothing for the defaults', () => {
    expect(formatSearchCriteria(noCriteria)).toBe('')
    expect(parsed('')).toEqual(noCriteria)
    expect(parsed('#a=2&c=0&b=0&s=false&sort=priceQuality&priceMin=0&priceMax=0')).toEqual(noCriteria)
  })

  // @rule S3.10 S2.35
  it('reads every key of the specification, from a hash or a query', () => {
    const text =
      'theme=26&city=44&lat=51.2093&lng=3.2247&checkin=2026-12-04&checkout=2026-12-06&a=3&c=1&b=1&s=true&distanceMin=5&distanceMax=40' +
      '&priceMin=5000&priceMax=20000&minHotelReviewScore=8&facilities=pool,spa&petsAllowed=true&tags=12,7&stars=4,5&hotelStyles=design' +
      '&hotelEnvironments=seaside&hotelTypes=castle&sort=priceAsc&giftNights=2&giftFormat=physical&bucket=3&upsell=availability'
    const expected = {
      theme: 26,
      destination: { kind: 'city', id: 44 },
      point: { lat: 51.2093, lng: 3.2247 },
      dates: { checkin: '2026-12-04', checkout: '2026-12-06' },
      guests: { adults: 3, children: 1, babies: 1 },
      filters: {
        distance: { min: 5, max: 40 },
        price: { min: 5000, max: 20_000 },
        minScore: 8,
        facilities: ['pool', 'spa'],
        petsAllowed: true,
        tags: ['12', '7'],
        stars: ['4', '5'],
        hotelStyles: ['design'],
        hotelEnvironments: ['seaside'],
        hotelTypes: ['castle'],
      },
      sort: 'priceAsc',
      giftNights: 2,
      giftFormat: 'physical',
      bucket: 3,
      upsell: 'availability',
    }
    expect(parsed(`#${text}`)).toEqual(expected)
    expect(parsed(`?${text}`)).toEqual(expected)
    expect(formatSearchCriteria(parsed(text))).toBe(text)
  })

  // @rule S2.40
  it('ignores invalid values of a key, and reads all others', () => {
    const whole = {
      theme: '26',
      city: '44',
      lat: '51.2',
      lng: '3.2',
      checkin: '2026-12-04',
      checkout: '2026-12-06',
      a: '3',
      c: '1',
      b: '1',
      distanceMin: '5',
      distanceMax: '40',
      priceMin: '5000',
      priceMax: '20000',
      minHotelReviewScore: '8',
      facilities: 'pool,spa',
      petsAllowed: 'true',
      tags: '12,7',
      stars: '4,5',
      hotelStyles: 'design',
      hotelEnvironments: 'seaside',
      hotelTypes: 'castle',
      sort: 'priceAsc',
      giftNights: '2',
    }
    /** Hash text of a key that has no parameter of its own name. */
    const says: Readonly<Partial<Record<keyof typeof whole, readonly string[]>>> = {
      city: ['destination', 'distance'],
      lat: ['point', 'distance'],
      lng: ['point', 'distance'],
      checkin: ['dates'],
      checkout: ['dates'],
      a: ['guests'],
      c: ['guests'],
      b: ['guests'],
      distanceMin: ['distance'],
      distanceMax: ['distance'],
      priceMin: ['price'],
      priceMax: ['price'],
      minHotelReviewScore: ['minScore'],
      facilities: ['facilities', 'petsAllowed'],
    }
    const keys = Object.keys(whole) as (keyof typeof whole)[]
    const nonsense = fc.oneof(
      fc.string(),
      fc.constantFrom('-1', '1e9', 'NaN', 'null', '%', ',,', '0', '99999999999', '2026-02-30', 'price; drop'),
    )
    fc.assert(
      fc.property(fc.constantFrom(...keys), nonsense, (key, value) => {
        const untouched = (text: string) => {
          const { filters, ...rest } = parsed(text)
          return Object.entries({ ...rest, ...filters }).filter(([name]) => !(says[key] ?? [key]).includes(name))
        }
        const events = new URLSearchParams({ ...whole, [key]: value }).toString()
        expect(untouched(events)).toEqual(untouched(new URLSearchParams(whole).toString()))
      }),
    )
  })

  it('drops values that no key of theirs knows', () => {
    expect(parsed('giftNights=0').giftNights).toBeUndefined()
    expect(parsed('giftNights=8').giftNights).toBeUndefined()
    expect(parsed('giftNights=7').giftNights).toBe(7)
    expect(parsed('sort=cheapest').sort).toBe('priceQuality')
    expect(filtersOf('stars=0,6,seven,3').stars).toEqual(['3'])
    expect(filtersOf('tags=1,<b>,2').tags).toEqual(['1', '2'])
    expect(filtersOf('petsAllowed=maybe').petsAllowed).toBe(false)
    expect(filtersOf('minHotelReviewScore=11').minScore).toBeUndefined()
  })

  // @rule S2.36
  it('keeps one destination, the most specific', () => {
    expect(parsed('country=1&region=2&city=3&department=4').destination).toEqual({ kind: 'city', id: 3 })
    expect(parsed('city=3&poi=5').destination).toEqual({ kind: 'poi', id: 5 })
    expect(parsed('city=3&hotelId=9').destination).toEqual({ kind: 'hotel', id: 9 })
    expect(parsed('city=none&region=2').destination).toEqual({ kind: 'region', id: 2 })
    expect(formatSearchCriteria(parsed('hotelId=9'))).toBe('hotel=9')
  })

  // @rule S4.49
  it('keeps dates only as a pair that exists, in order', () => {
    expect(parsed('checkin=2026-12-04').dates).toBeUndefined()
    expect(parsed('checkin=2026-12-06&checkout=2026-12-04').dates).toBeUndefined()
    expect(parsed('checkin=2026-12-04&checkout=2026-12-04').dates).toBeUndefined()
    expect(parsed('checkin=2026-02-29&checkout=2026-03-02').dates).toBeUndefined()
    expect(parsed('checkin=2026-12-04&checkout=2027-12-04').dates).toBeUndefined()
    expect(parsed('checkin=2026-12-30&night=3').dates).toEqual({ checkin: '2026-12-30', checkout: '2027-01-02' })
  })

  // @rule S5.21
  it('replaces guests outside the limits by the default', () => {
    expect(parsed('a=0&c=11&b=-1').guests).toEqual({ adults: 2, children: 0, babies: 0 })
    expect(parsed('a=20&c=10&b=10').guests).toEqual({ adults: 20, children: 10, babies: 10 })
  })

  // @rule S4.46
  it('writes the single room for children and babies, whatever was read', () => {
    expect(formatSearchCriteria(parsed('s=true'))).toBe('')
    expect(formatSearchCriteria(parsed('c=1&s=false'))).toBe('c=1&s=true')
  })

  // @rule S5.5 S5.6
  it('measures a distance only from a point, within the bounds of the location', () => {
    expect(filtersOf('city=3&distanceMax=50').distance).toBeUndefined()
    expect(filtersOf('lat=48&lng=2').distance).toBeUndefined()
    expect(filtersOf('lat=48&lng=2&distanceMax=900').distance).toEqual({ min: 0, max: 300 })
    expect(filtersOf('city=3&lat=48&lng=2&distanceMax=900').distance).toEqual({ min: 0, max: 100 })
    expect(filtersOf('city=3&lat=48&lng=2&distanceMin=10').distance).toEqual({ min: 10, max: 30 })
    expect(filtersOf('lat=48&lng=2&distanceMin=10').distance).toEqual({ min: 10, max: 200 })
    expect(filtersOf('lat=48&lng=2&distanceMin=90&distanceMax=20').distance).toEqual({ min: 0, max: 20 })
    expect(parsed('lat=91&lng=2').point).toBeUndefined()
  })

  // @rule S5.8
  it('turns the pets facility into its flag', () => {
    expect(filtersOf('facilities=spa,pets')).toMatchObject({ facilities: ['spa'], petsAllowed: true })
    expect(formatSearchCriteria(parsed('facilities=pets'))).toBe('petsAllowed=true')
  })

  it('reads lists as a form sends them, without doubles', () => {
    expect(filtersOf('stars=5&stars=4&stars=5,9').stars).toEqual(['4', '5'])
  })

  // @rule S2.37
  it('reads the score by both of its names', () => {
    expect(filtersOf('hotelScore=8').minScore).toBe(8)
    expect(filtersOf('hotelScore=9,8,7').minScore).toBe(7)
    expect(filtersOf('hotelScore=9&minHotelReviewScore=7').minScore).toBe(7)
  })

  // @rule S5.4
  it('drops a price range the wrong way round', () => {
    expect(filtersOf('priceMin=9000&priceMax=100').price).toBeUndefined()
    expect(filtersOf('priceMax=12.5').price).toBeUndefined()
  })

  it('lets the path fill in what the text leaves open', () => {
    const point = { lat: 51.2, lng: 3.2 }
    const path = {
      destination: { kind: 'city' as const, id: 7, label: 'Bruges', inLabel: 'à Bruges', point },
      theme: { id: 26, label: 'Spa' },
    }
    expect(parsed('distanceMax=120', path)).toMatchObject({ destination: { kind: 'city', id: 7 }, point, theme: 26 })
    expect(parsed('distanceMax=120', path).filters.distance).toEqual({ min: 0, max: 100 })
    expect(parsed('region=2&theme=23', path)).toMatchObject({ destination: { kind: 'region', id: 2 }, theme: 23, point: undefined })
  })

  it('distinguishes search criteria from other parameters', () => {
    expect(hasSearchCriteria('#stars=4')).toBe(true)
    expect(hasSearchCriteria('?flow=gifting&page=2&from=filters')).toBe(false)
    expect(hasSearchCriteria('?city=&checkin=')).toBe(false)
    expect(hasSearchCriteria('')).toBe(false)
  })
})
