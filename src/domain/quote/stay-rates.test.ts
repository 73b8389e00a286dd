import { describe, expect, it } from 'vitest'
import { isInsured, offerToKeep, type StayOffer, stayRates } from './stay-rates.ts'

const offer = (id: number, nights: number, insuranceAmount?: number, weekendId = 7): StayOffer => ({
  id,
  weekendId,
  label: 'Stay',
  uri: '/stay',
  nights,
  paxCount: 2,
  hasSelectedDates: true,
  shortProgramIntroWithoutRoom: '',
  priceInfo: { sellPrice: 10_000 * nights, ...(insuranceAmount === undefined ? {} : { insuranceAmount }) },
})
const offers = [offer(7010, 1), offer(7011, 1, 700), offer(7020, 2), offer(7021, 2, 1_400), offer(8010, 1, undefined, 8)]
const ids = (value: readonly StayOffer[]) => value.map(({ id }) => id)

describe('what a stay is sold at', () => {
  // @rule B2.44
  it('is every rate of the nights, and the usual rate with longer nights', () => {
    const { chosen, rates, lengths } = stayRates(offers, 7, 1, undefined)
    expect([chosen?.id, ids(rates), ids(lengths)]).toEqual([7010, [7010, 7011], [7010, 7020]])
  })

  it('has longer nights at the rate chosen', () => {
    const { chosen, lengths } = stayRates(offers, 7, 1, 7011)
    expect([chosen?.id, ids(lengths)]).toEqual([7011, [7011, 7021]])
    expect(chosen && isInsured(chosen)).toBe(true)
  })

  it('takes an offer of other nights, or of another stay, for none', () => {
    expect(stayRates(offers, 7, 1, 7021).chosen?.id).toBe(7010)
    expect(stayRates(offers, 7, 1, 8010).chosen?.id).toBe(7010)
    expect(stayRates(offers, 7, 3, 7021)).toMatchObject({ chosen: undefined, rates: [], lengths: [] })
  })

  // @rule B2.44
  it('is stored by its id unless it is the default', () => {
    expect(offers.slice(0, 4).map((it) => offerToKeep(offers, it))).toEqual([undefined, 7011, undefined, 7021])
  })
})
