import { describe, expect, it } from 'vitest'
import { otherArrivals, otherDates } from './other-dates.ts'

const day = (minLos = 1) => ({ price: 100_00, amount: 100_00 * minLos, minLos })
const missedDates = { checkin: '2027-04-10', checkout: '2027-04-11' }
const twoNights = { checkin: '2027-04-10', checkout: '2027-04-12' }
const today = '2027-03-15'

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
    const arrivals = otherArrivals(missedDates, days, today)
    expect(arrivals).toEqual(['2027-04-09', '2027-04-12', '2027-04-14', '2027-04-02', '2027-04-30'])
    expect(otherDates(missedDates, days, arrivals, () => undefined)).toEqual([
      { dates: { checkin: '2027-04-09', checkout: '2027-04-10' }, amount: 100_00 },
      { dates: { checkin: '2027-04-12', checkout: '2027-04-13' }, amount: 100_00 },
      { dates: { checkin: '2027-04-14', checkout: '2027-04-15' }, amount: 100_00 },
    ])
  })

  it('has the same nights where they can be booked, with their total, or the minimum stay', () => {
    const days = { '2027-04-08': day(), '2027-04-09': day(), '2027-04-11': day(), '2027-04-12': day(3) }
    const stays: Record<string, { nights: number; amount?: number }[]> = {
      '2027-04-08': [
        { nights: 1, amount: 100_00 },
        { nights: 2, amount: 190_00 },
      ],
      // The next night is sold out.
      '2027-04-09': [{ nights: 1, amount: 100_00 }],
      '2027-04-11': [{ nights: 1 }, { nights: 2 }],
    }
    expect(otherDates(twoNights, days, otherArrivals(twoNights, days, today), (checkin) => stays[checkin])).toEqual([
      { dates: { checkin: '2027-04-08', checkout: '2027-04-10' }, amount: 190_00 },
      { dates: { checkin: '2027-04-11', checkout: '2027-04-13' }, amount: undefined },
      { dates: { checkin: '2027-04-12', checkout: '2027-04-15' }, amount: 300_00 },
    ])
  })

  it('proposes nothing of which it does not know that it can be booked', () => {
    const days = { '2027-04-09': day() }
    expect(otherDates(twoNights, days, ['2027-04-09'], () => undefined)).toEqual([])
  })

  it('never proposes today or a day before', () => {
    expect(otherArrivals(missedDates, { '2027-04-08': day(), '2027-04-09': day() }, '2027-04-09')).toEqual([])
  })
})
