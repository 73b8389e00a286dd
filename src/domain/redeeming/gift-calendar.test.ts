import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CheckinPrices } from '../../contract/beneficiary.ts'
import { addDays, weekday } from '../dates/days.ts'
import { giftDay, nearestDays, possibleDays, weekendsByMonth } from './gift-calendar.ts'

const prices = (...days: readonly [day: string, price: number, minLos?: number][]): CheckinPrices =>
  Object.fromEntries(days.map(([day, displayTotalPrice, minLos = 1]) => [day, { day, minLos, displayTotalPrice }]))

const value = 129_00

// @rule B3.60
describe('a day of arrival', () => {
  const gift = { nights: 2, value, prices: prices(['2027-03-05', 129_00], ['2027-03-12', 163_00], ['2027-03-19', 100_00, 3]) }

  it('is included where the gift pays all of it, to the cent', () => {
    expect(giftDay(gift, '2027-03-05')).toEqual({ status: 'included', nights: 2 })
    expect(giftDay({ ...gift, value: 128_99 }, '2027-03-05')).toEqual({ status: 'supplement', nights: 2, supplement: 1 })
  })

  it('has a supplement where it costs more', () => {
    expect(giftDay(gift, '2027-03-12')).toEqual({ status: 'supplement', nights: 2, supplement: 34_00 })
  })

  it('is not available where it has no price', () => expect(giftDay(gift, '2027-03-06')).toEqual({ status: 'notAvailable' }))

  it('takes the nights of its minimum stay where these are more', () => {
    expect(giftDay(gift, '2027-03-19')).toEqual({ status: 'included', nights: 3 })
  })
})

// @rule B6.61
describe('the weekends of a gift', () => {
  const range = { from: '2027-03-03', until: '2027-04-02' }

  it('begin on the Fridays of the validity, by month', () => {
    const found = weekendsByMonth({ nights: 2, value, prices: {} }, range)
    expect([...found].map(([month, weekends]) => [month, weekends.map(({ friday }) => friday)])).toEqual([
      ['2027-03', ['2027-03-05', '2027-03-12', '2027-03-19', '2027-03-26']],
      ['2027-04', ['2027-04-02']],
    ])
  })

  it('say how many nights the hotel asks for, with the price of those, where it asks for more', () => {
    const gift = { nights: 2, value, prices: prices(['2027-03-05', 190_00, 3]) }
    expect(weekendsByMonth(gift, range).get('2027-03')?.[0]?.arrival).toEqual(giftDay(gift, '2027-03-05'))
    expect(giftDay(gift, '2027-03-05')).toMatchObject({ status: 'supplement', nights: 3 })
  })

  it('take a dearer arrival for one night before a cheaper one for more', () => {
    const gift = { nights: 1, value, prices: prices(['2027-03-05', 100_00, 2], ['2027-03-06', 190_00]) }
    expect(weekendsByMonth(gift, range).get('2027-03')?.[0]).toMatchObject({ day: '2027-03-06', arrival: { nights: 1 } })
    const friday = { nights: 1, value, prices: prices(['2027-03-05', 190_00, 2]) }
    expect(weekendsByMonth(friday, range).get('2027-03')?.[0]).toMatchObject({ day: '2027-03-05', arrival: { nights: 2 } })
  })

  it('take the cheaper of Friday and Saturday for one night', () => {
    const gift = { nights: 1, value, prices: prices(['2027-03-05', 150_00], ['2027-03-06', 120_00]) }
    expect(weekendsByMonth(gift, range).get('2027-03')?.[0]).toEqual({
      friday: '2027-03-05',
      day: '2027-03-06',
      arrival: { status: 'included', nights: 1 },
    })
  })

  it('end with the validity, also between Friday and Saturday', () => {
    const gift = { nights: 1, value, prices: prices(['2027-04-02', 150_00], ['2027-04-03', 120_00]) }
    expect(weekendsByMonth(gift, range).get('2027-04')?.[0]?.day).toBe('2027-04-02')
    expect(weekendsByMonth(gift, { from: '2027-04-03', until: '2027-04-02' }).size).toBe(0)
  })

  it('are the included days among all possible ones, whatever the prices', () => {
    const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays('2027-01-01', days))
    const table = fc.array(fc.tuple(day, fc.integer({ min: 1, max: 400_00 }), fc.integer({ min: 1, max: 4 })))
    fc.assert(
      fc.property(table, fc.integer({ min: 2, max: 3 }), (days, nights) => {
        const gift = { nights, value, prices: prices(...days) }
        const weekends = [...weekendsByMonth(gift, { from: '2027-01-01', until: addDays('2027-01-01', 120) }).values()].flat()
        const included = weekends.filter(({ arrival }) => arrival.status === 'included').map((weekend) => weekend.day)
        const byHand = possibleDays(gift).filter((each) => weekday(each.day) === 5 && each.status === 'included')
        expect(included).toEqual(byHand.map((each) => each.day))
      }),
    )
  })
})

// @rule B6.62
describe('the nearest days', () => {
  it('are in order, and a later one comes before an earlier one at the same distance', () => {
    const gift = {
      nights: 1,
      value,
      prices: prices(['2027-03-01', 1], ['2027-03-08', 1], ['2027-03-12', 200_00], ['2027-03-20', 1], ['2027-03-09', 1]),
    }
    expect(nearestDays(gift, '2027-03-10').map(({ day }) => day)).toEqual(['2027-03-08', '2027-03-09', '2027-03-12'])
    expect(nearestDays({ ...gift, prices: {} }, '2027-03-10')).toEqual([])
  })
})
