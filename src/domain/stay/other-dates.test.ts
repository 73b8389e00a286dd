import { describe, expect, it } from 'vitest'
import { otherDates } from './other-dates.ts'

const day = (minLos = 1) => ({ price: 100_00, amount: 100_00 * minLos, minLos })
const missedDates = { checkin: '2027-04-10', checkout: '2027-04-11' }

describe('other dates for a stay that is not available', () => {
  // @rule B8.9
  it('proposes the three nearest arrivals, in order of date', () => {
    const days = {
      '2027-04-02': day(),
      '2027-04-09': day(),
      '2027-04-10': day(),
      '2027-04-12': day(),
      '2027-04-14': day(),
      '2027-04-30': day(),
    }
    expect(otherDates(missedDates, days, '2027-03-15').map(({ dates }) => dates.checkin)).toEqual([
      '2027-04-09',
      '2027-04-12',
      '2027-04-14',
    ])
  })

  it('has the same nights, or the minimum stay; the amount only if it is for these nights', () => {
    const days = { '2027-04-09': day(), '2027-04-12': day(3) }
    const two = { checkin: '2027-04-10', checkout: '2027-04-12' }
    expect(otherDates(two, days, '2027-03-15')).toEqual([
      { dates: { checkin: '2027-04-09', checkout: '2027-04-11' }, amount: undefined },
      { dates: { checkin: '2027-04-12', checkout: '2027-04-15' }, amount: 300_00 },
    ])
  })

  it('never proposes today or a day before', () => {
    expect(otherDates(missedDates, { '2027-04-08': day(), '2027-04-09': day() }, '2027-04-09')).toEqual([])
  })
})
