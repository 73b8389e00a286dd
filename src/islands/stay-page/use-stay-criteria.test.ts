import { describe, expect, it } from 'vitest'
import { criteriaOf, withoutCriteria } from './use-stay-criteria.ts'

const dates = 'checkin=2027-04-02&checkout=2027-04-04'

describe('the stay page’s address', () => {
  // @rule B2.15
  it('prefers the hash to the query', () => {
    expect(criteriaOf(dates, 'checkin=2027-05-01&checkout=2027-05-02', undefined)).toBe(dates)
    expect(criteriaOf('', dates, undefined)).toBe(dates)
    expect(criteriaOf('', '', dates)).toBe('')
  })

  it('keeps what was chosen when the hash names a place of the page', () => {
    expect(criteriaOf('reviews', '', dates)).toBe(dates)
    expect(criteriaOf('reviews', dates, undefined)).toBe(dates)
  })

  it('takes the criteria, and only those, out of a query', () => {
    expect(withoutCriteria(`?flow=booking&${dates}&a=3&c=1&b=0&nights=2`)).toBe('flow=booking')
    expect(withoutCriteria('')).toBe('')
  })
})
