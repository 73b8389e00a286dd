import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptDates, missedDates } from '../dates/stay-dates.ts'
import { anySearch, anyStay, anyText } from '../search/any-criteria.test-cases.ts'
import { formatStayCriteria, hasStayCriteria, parseStayCriteria, stayCriteriaOf, withStayCriteria } from './hash.ts'
import { parseSearchCriteria, withCriteria } from '../search/hash.ts'
import { toSearchQuery } from '../search/request.ts'
import { noStayChoices } from './criteria.ts'

const parsed = parseStayCriteria

describe('stay grammar', () => {
  // @rule B2.14
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(anyStay, (criteria) => {
        expect(parsed(formatStayCriteria(criteria))).toEqual(criteria)
      }),
    )
  })

  it('reads any text, and has one canonical form', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const spelling = formatStayCriteria(parsed(text))
        expect(formatStayCriteria(parsed(spelling))).toBe(spelling)
      }),
    )
  })

  // @rule B2.2 B2.14 B2.43
  it('reads every key of the specification', () => {
    const text =
      'checkin=2026-12-04&checkout=2026-12-06&a=3&c=1&b=1&giftNights=2&giftFormat=physical&giftAdults=2&sleeves=17&bucket=3' +
      '&upsell=availability&offerId=812&activitySelectionList=14_1,3_20261205&anchor=products'
    expect(formatStayCriteria(parsed(`#${text}`))).toBe(text)
    expect(parsed(text)).toMatchObject({
      giftFormat: 'physical',
      giftAdults: 2,
      sleeves: ['17'],
      bucket: 3,
      offerId: 812,
      activities: { 3: '20261205', 14: '1' },
    })
  })

  // @rule B2.2
  it('reads the rate of a stay with an extra, whose id is the longest', () => {
    expect(parsed('extra=100131&offerId=100131031')).toMatchObject({ extra: 100_131, offerId: 100_131_031 })
  })

  // @rule B2.14
  it('reads the adults of a gift by both names and writes one', () => {
    expect(parsed('giftAdult=2').giftAdults).toBe(2)
    expect(formatStayCriteria(parsed('giftAdult=2'))).toBe('giftAdults=2')
  })

  // @rule B2.2
  it('gives bad values their defaults', () => {
    expect(parsed('giftFormat=paper&bucket=4&upsell=yes&offerId=x&anchor=top&giftNights=0')).toEqual(noStayChoices)
    expect(formatStayCriteria(noStayChoices)).toBe('')
    expect(hasStayCriteria('#bucket=4')).toBe(true)
    expect(hasStayCriteria('#page=4')).toBe(false)
  })
})

describe('changing criteria', () => {
  // @rule B4.13
  it('writes the nights of the dates to the hash', () => {
    const dates = { checkin: '2026-12-04', checkout: '2026-12-07' }
    expect(withStayCriteria('', { dates })).toBe('checkin=2026-12-04&checkout=2026-12-07&nights=3')
    const text = '#checkin=2026-12-04&checkout=2026-12-06&a=3&nights=9'
    expect(withStayCriteria(text, { offerId: 7 })).toBe('checkin=2026-12-04&checkout=2026-12-06&a=3&offerId=7&nights=2')
    expect(withStayCriteria(text, { dates: undefined })).toBe('a=3')
  })

  it('preserves other keys', () => {
    const text = '?flow=gifting&stars=4&offerId=3&utm=a%26b&page=3'
    expect(withCriteria(text, { theme: 26 })).toBe('theme=26&stars=4&flow=gifting&offerId=3&utm=a%26b&page=3')
    expect(withStayCriteria('#stars=4&offerId=3', { offerId: undefined })).toBe('stars=4')
  })

  it('changes only the patched criteria', () => {
    fc.assert(
      fc.property(anyText, anySearch, (text, { dates, theme }) => {
        const { dates: after, theme: themeAfter, ...rest } = parseSearchCriteria(withCriteria(text, { dates, theme }))
        const { dates: _before, theme: _themeBefore, ...untouched } = parseSearchCriteria(text)
        expect([after, themeAfter]).toEqual([dates, theme])
        expect(rest).toEqual(untouched)
      }),
    )
  })

  it('passes dates and guests from a search to a stay', () => {
    const search = parseSearchCriteria('checkin=2026-12-04&checkout=2026-12-06&a=3&stars=4&city=3')
    expect(formatStayCriteria(stayCriteriaOf(search))).toBe('checkin=2026-12-04&checkout=2026-12-06&a=3')
  })

  // @rule B3.40
  it('passes what a giver chose on one stay through a search to the next', () => {
    const choice = 'giftNights=2&giftFormat=physical&bucket=3&upsell=availability'
    const search = withCriteria(`#${choice}&sleeves=7`, { theme: 26 })
    expect(formatStayCriteria(stayCriteriaOf(parseSearchCriteria(search)))).toBe(choice)
    const sent = (flow: 'booking' | 'gifting') => toSearchQuery(parseSearchCriteria(choice), { flow })
    expect(sent('gifting')).toMatchObject({ giftNights: 2, bucket: 3 })
    expect(sent('booking')['bucket']).toBeUndefined()
  })
})

describe('dates in the hash', () => {
  const criteria = parsed('checkin=2026-12-04&checkout=2026-12-06')

  // @rule S5.20 B4.6
  it('are dropped once arrival is no longer possible', () => {
    expect(acceptDates(criteria, '2026-12-03', 23).dates).toBeDefined()
    expect(acceptDates(criteria, '2026-12-04', 19).dates).toBeDefined()
    expect(acceptDates(criteria, '2026-12-04', 20).dates).toBeUndefined()
    expect(acceptDates(criteria, '2026-12-05', 0).dates).toBeUndefined()
    expect([missedDates(criteria, '2026-12-04', 19), missedDates(criteria, '2026-12-04', 20)]).toEqual([undefined, criteria.dates])
    expect(missedDates({}, '2026-12-04', 20)).toBeUndefined()
  })
})
