import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySearch } from './any-criteria.test-cases.ts'
import { noCriteria } from './criteria.ts'
import { acceptSearchDates, isDated, searchedDates } from './flexibility.ts'
import { formatSearchCriteria, parseSearchCriteria, withCriteria } from './hash.ts'
import { toMapRequest } from './request-body.ts'
import { toFacetsQuery, toSearchQuery } from './request.ts'

const dates = { checkin: '2026-12-11', checkout: '2026-12-13' }
const setting = { flow: 'booking' } as const
const whenOf = (text: string) => {
  const { dates: found, flexibility } = parseSearchCriteria(text)
  return { dates: found, flexibility }
}

describe('flexible dates', () => {
  it('are some days around the dates, a weekend or a month, with the nights of the stay', () => {
    expect(whenOf('checkin=2026-12-11&checkout=2026-12-13&flexible=2')).toEqual({ dates, flexibility: { kind: 'around', days: 2 } })
    expect(whenOf('flexible=weekend&month=2026-12&nights=3').flexibility).toEqual({ kind: 'weekend', month: '2026-12', nights: 3 })
    expect(whenOf('flexible=weekend').flexibility).toEqual({ kind: 'weekend', month: undefined, nights: 2 })
    expect(whenOf('flexible=month&month=2026-12&nights=5').flexibility).toEqual({ kind: 'month', month: '2026-12', nights: 5 })
  })

  it('are none where something is missing or wrong', () => {
    for (const text of ['flexible=4', 'flexible=month', 'flexible=month&month=2026-13', 'month=2026-12'])
      expect(whenOf(text)).toEqual({ dates: undefined, flexibility: undefined })
    expect(whenOf('flexible=weekend&nights=6').flexibility).toMatchObject({ nights: 2 })
  })

  it('of a weekend or a month replace the dates of the same form, whose empty fields are none', () => {
    const form = 'checkin=2026-12-11&checkout=&flexible=weekend&month=&nights=2'
    expect(whenOf(form)).toEqual({ dates: undefined, flexibility: { kind: 'weekend', month: undefined, nights: 2 } })
    expect(whenOf('checkin=2026-12-11&checkout=&flexible=&month=&nights=2')).toEqual({ dates, flexibility: undefined })
  })

  it('are written as they are read', () => {
    const texts = [
      'checkin=2026-12-11&checkout=2026-12-13&flexible=1',
      'flexible=weekend&month=2026-12&nights=2',
      'flexible=month&month=2027-01&nights=1',
    ]
    for (const text of texts) expect(formatSearchCriteria(parseSearchCriteria(text))).toBe(text)
    expect(withCriteria('flexible=weekend&nights=2&from=menu', { dates, flexibility: undefined })).toBe(
      'checkin=2026-12-11&checkout=2026-12-13&from=menu',
    )
  })

  it('are dropped with past dates and in past months', () => {
    const accepted = (text: string) => acceptSearchDates(parseSearchCriteria(text), '2026-11-21', 12).flexibility
    expect(accepted('checkin=2026-11-20&nights=2&flexible=3')).toBeUndefined()
    expect(accepted('checkin=2026-11-21&nights=2&flexible=3')).toBeDefined()
    expect(accepted('flexible=month&month=2026-10')).toBeUndefined()
    expect(accepted('flexible=month&month=2026-11')).toBeDefined()
    expect(accepted('flexible=weekend')).toBeDefined()
  })

  it('around no dates are none', () => {
    expect(searchedDates({ flexibility: { kind: 'around', days: 1 } })).toEqual({ dates: undefined, flexibility: undefined })
    expect(isDated({ flexibility: { kind: 'around', days: 1 } })).toBe(false)
    expect(isDated({ flexibility: { kind: 'weekend', month: undefined, nights: 2 } })).toBe(true)
  })

  it('are sent with a search, its facets and its map; a gift has none', () => {
    const criteria = { ...noCriteria, flexibility: { kind: 'weekend', month: '2026-12', nights: 2 } } as const
    const sent = { flexible: 'weekend', month: '2026-12', nights: 2 }
    const query = toSearchQuery(criteria, setting)
    expect(query).toMatchObject(sent)
    expect(toFacetsQuery(criteria, setting)).toMatchObject(sent)
    const parsed = { ...query, locale: 'fr_FR', flow: 'booking', adult: 2, child: 0, baby: 0, orderBy: 'priceQuality' } as const
    expect(toMapRequest({ ...parsed, page: 0, limit: 24, performGiftableSearch: false }).filters?.offer?.date).toEqual(sent)
    expect(toSearchQuery({ ...noCriteria, dates, flexibility: { kind: 'around', days: 3 } }, setting)).toMatchObject({
      checkin: '2026-12-11',
      nights: 2,
      flexible: '3',
    })
    expect(toSearchQuery(criteria, { ...setting, flow: 'gifting' })).not.toHaveProperty('flexible')
  })

  it('never leave a weekend or a month beside dates', () => {
    fc.assert(
      fc.property(anySearch, (criteria) => {
        const { dates: read, flexibility } = parseSearchCriteria(formatSearchCriteria(criteria))
        expect({ read, flexibility }).toEqual({ read: criteria.dates, flexibility: criteria.flexibility })
        if (flexibility && flexibility.kind !== 'around') expect(read).toBeUndefined()
      }),
    )
  })
})
