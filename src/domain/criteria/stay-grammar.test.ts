import 'temporal-polyfill/global'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptDates } from './accept-dates.ts'
import { anySearch, anyStay, anyText } from './any-criteria.test-cases.ts'
import { stayCriteriaOf, withCriteria } from './change-criteria.ts'
import { parseSearchCriteria } from './parse-search.ts'
import { formatStayCriteria, hasStayCriteria, parseStayCriteria, withStayCriteria } from './parse-stay.ts'
import { noStayChoices } from './stay-criteria.ts'

const parsed = parseStayCriteria

describe('stay grammar', () => {
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(anyStay, (criteria) => {
        expect(parsed(formatStayCriteria(criteria))).toEqual(criteria)
      }),
    )
  })

  it('takes any text and settles at once on one spelling', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const spelling = formatStayCriteria(parsed(text))
        expect(formatStayCriteria(parsed(spelling))).toBe(spelling)
      }),
    )
  })

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

  it('reads the gift party by both of its names and writes one', () => {
    expect(parsed('giftAdult=2').giftAdults).toBe(2)
    expect(formatStayCriteria(parsed('giftAdult=2'))).toBe('giftAdults=2')
  })

  it('gives bad values their defaults', () => {
    expect(parsed('giftFormat=paper&bucket=4&upsell=yes&offerId=x&anchor=top&giftNights=0')).toEqual(noStayChoices)
    expect(formatStayCriteria(noStayChoices)).toBe('')
    expect(hasStayCriteria('#bucket=4')).toBe(true)
    expect(hasStayCriteria('#page=4')).toBe(false)
  })
})

describe('changing criteria', () => {
  it('says the nights of the dates in the hash, as they are', () => {
    const dates = { checkin: '2026-12-04', checkout: '2026-12-07' }
    expect(withStayCriteria('', { dates })).toBe('checkin=2026-12-04&checkout=2026-12-07&nights=3')
    const said = '#checkin=2026-12-04&checkout=2026-12-06&a=3&nights=9'
    expect(withStayCriteria(said, { offerId: 7 })).toBe('checkin=2026-12-04&checkout=2026-12-06&a=3&offerId=7&nights=2')
    expect(withStayCriteria(said, { dates: undefined })).toBe('a=3')
  })

  it('loses nothing that belongs to others', () => {
    const text = '?flow=gifting&stars=4&giftFormat=physical&utm=a%26b&page=3'
    expect(withCriteria(text, { theme: 26 })).toBe('theme=26&stars=4&flow=gifting&giftFormat=physical&utm=a%26b&page=3')
    expect(withStayCriteria('#stars=4&offerId=3', { offerId: undefined })).toBe('stars=4')
  })

  it('changes what it is asked to change and nothing else', () => {
    fc.assert(
      fc.property(anyText, anySearch, (text, { dates, theme }) => {
        const { dates: after, theme: themeAfter, ...rest } = parseSearchCriteria(withCriteria(text, { dates, theme }))
        const { dates: _before, theme: _themeBefore, ...untouched } = parseSearchCriteria(text)
        expect([after, themeAfter]).toEqual([dates, theme])
        expect(rest).toEqual(untouched)
      }),
    )
  })

  it('carries dates and party from a search to a stay', () => {
    const search = parseSearchCriteria('checkin=2026-12-04&checkout=2026-12-06&a=3&stars=4&city=3')
    expect(formatStayCriteria(stayCriteriaOf(search))).toBe('checkin=2026-12-04&checkout=2026-12-06&a=3')
  })
})

describe('dates in the hash', () => {
  const criteria = parsed('checkin=2026-12-04&checkout=2026-12-06')

  it('are kept only while one can still arrive', () => {
    expect(acceptDates(criteria, '2026-12-03', 23).dates).toBeDefined()
    expect(acceptDates(criteria, '2026-12-04', 19).dates).toBeDefined()
    expect(acceptDates(criteria, '2026-12-04', 20).dates).toBeUndefined()
    expect(acceptDates(criteria, '2026-12-05', 0).dates).toBeUndefined()
  })
})
