import { describe, expect, it } from 'vitest'
import type { StayOffer } from '../quote/stay-rates.ts'
import { knownRates, shortestStay } from './known-rates.ts'

const offer = (id: number, nights: number, insuranceAmount?: number): StayOffer => ({
  id,
  weekendId: 7,
  label: 'Stay',
  uri: '/stay',
  nights,
  paxCount: 2,
  hasSelectedDates: true,
  shortProgramIntroWithoutRoom: '',
  priceInfo: { sellPrice: 10_000 * nights, ...(insuranceAmount === undefined ? {} : { insuranceAmount }) },
})
const offers = [offer(7020, 2), offer(7021, 2, 1_600), offer(7030, 3)]
const loading = { offers: undefined, current: false, failed: false }

describe('the rates of a stay on its dates', () => {
  it('wait with a requested offer until it is known whether it is sold', () => {
    expect(knownRates(loading, 7, 2, 7021).offerId).toBe('waiting')
    expect(knownRates({ offers, current: false, failed: false }, 7, 2, 7021).offerId).toBe('waiting')
    expect(knownRates({ offers, current: true, failed: false }, 7, 2, 7021).offerId).toBe(7021)
  })

  it('are the usual one where the requested offer is not sold, or the call fails', () => {
    expect(knownRates({ offers, current: true, failed: false }, 7, 2, 9999)).toMatchObject({ offerId: undefined, chosen: { id: 7020 } })
    expect(knownRates({ ...loading, failed: true }, 7, 2, 7021)).toMatchObject({ offerId: undefined, rates: [], lengths: [] })
  })

  it('do not wait without a request', () => {
    expect(knownRates(loading, 7, 2, undefined).offerId).toBeUndefined()
  })
})

describe('longer nights', () => {
  const stay = (checkin: string, checkout: string) => ({ checkin, checkout })
  const two = shortestStay(stay('2027-04-02', '2027-04-04'), undefined)

  it('are listed from the stay itself', () => expect(two).toEqual({ checkin: '2027-04-02', nights: 2 }))

  it('are still listed from the shorter stay once one is chosen', () => {
    expect(shortestStay(stay('2027-04-02', '2027-04-05'), two)).toEqual(two)
  })

  it('are listed anew for another arrival, and for a stay that is shorter still', () => {
    expect(shortestStay(stay('2027-04-03', '2027-04-06'), two)).toEqual({ checkin: '2027-04-03', nights: 3 })
    expect(shortestStay(stay('2027-04-02', '2027-04-03'), two)).toEqual({ checkin: '2027-04-02', nights: 1 })
  })
})
