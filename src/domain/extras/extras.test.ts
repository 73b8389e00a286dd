import { describe, expect, it } from 'vitest'
import { noStayChoices } from '../stay/criteria.ts'
import { criteriaToKeep, extraDifference, giftExtras } from './extras.ts'

const extra = (id: number) => ({
  id,
  label: `Extra ${id}`,
  selected: false,
  programLines: [],
  priceDifference: 40_00,
  priceDifferencePerLos: { '1': 40_00, '2': 80_00 },
  activityIds: [],
})
const stay = { singleVoucherProducts: [extra(2)], priceList: [{ nights: 1 }, { nights: 2 }] }
const dates = { checkin: '2027-03-15', checkout: '2027-03-17' }
const ids = (...input: Parameters<typeof giftExtras>) => giftExtras(...input).map(({ id }) => id)

describe('the extras of a stay', () => {
  // @rule B4.26
  it('require a gift of one night, the default being the first length of the list', () => {
    expect(ids(stay, noStayChoices)).toEqual([2])
    expect(ids(stay, { giftNights: 1 })).toEqual([2])
    expect(ids(stay, { giftNights: 2 })).toEqual([])
    expect(ids({ ...stay, priceList: [{ nights: 2 }] }, { giftNights: 1 })).toEqual([])
    expect(ids({ ...stay, priceList: undefined }, noStayChoices)).toEqual([])
  })

  // @rule B3.14
  it('cost the difference for the nights, else the general one', () => {
    expect(extraDifference(extra(1), undefined)).toBe(40_00)
    expect(extraDifference(extra(1), 2)).toBe(80_00)
    expect(extraDifference(extra(1), 5)).toBe(40_00)
  })

  // @rule B4.25
  it('are opened with all choices but the offer', () => {
    expect(criteriaToKeep({ ...noStayChoices, dates, giftNights: 1, offerId: 7, extra: 71, anchor: 'products' })).toEqual({
      ...noStayChoices,
      dates,
      giftNights: 1,
      offerId: undefined,
      extra: undefined,
      anchor: undefined,
    })
  })
})
