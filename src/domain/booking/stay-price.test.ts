import { describe, expect, it } from 'vitest'
import type { Quote } from '../../contract/quote.ts'
import { isQuoteFor, stayPrice } from './stay-price.ts'
import { refusal } from '../quote/refusal.ts'

const today = '2027-03-15'
const quote: Quote = {
  bookable: true,
  reservationCriteria: { checkin: '2027-04-02', nights: 2, adult: 2, child: 1, baby: 0 },
  priceInfo: { sellPrice: 249_00 },
}
const none = { quote: undefined, failed: false, fetching: false, fetched: false, failedOnServer: false }

describe('the price of the dates', () => {
  it('is loading until a response comes', () => {
    expect(stayPrice({ ...none, fetching: true }, today)).toEqual({ kind: 'loading' })
    expect(stayPrice({ ...none, quote }, today).kind).toBe('priced')
  })

  it('is an error once the call has failed, and loading while it is repeated', () => {
    expect(stayPrice({ ...none, failed: true, fetched: true }, today)).toEqual({ kind: 'error', refusal: refusal('notFetched') })
    expect(stayPrice({ ...none, failed: true, fetched: true, fetching: true }, today)).toEqual({ kind: 'loading' })
  })

  it('is the server’s failure until the browser’s own call is over', () => {
    expect(stayPrice({ ...none, failedOnServer: true, fetching: true }, today).kind).toBe('error')
    expect(stayPrice({ ...none, failedOnServer: true, fetched: true, quote }, today).kind).toBe('priced')
  })
})

it('a quote is for its own dates and guests alone', () => {
  const dates = { checkin: '2027-04-02', checkout: '2027-04-04' }
  const guests = { adults: 2, children: 1, babies: 0 }
  expect(isQuoteFor(quote, dates, guests)).toBe(true)
  expect(isQuoteFor(quote, { ...dates, checkout: '2027-04-05' }, guests)).toBe(false)
  expect(isQuoteFor(quote, { checkin: '2027-04-03', checkout: '2027-04-05' }, guests)).toBe(false)
  for (const others of [{ adults: 3 }, { children: 0 }, { babies: 1 }])
    expect(isQuoteFor(quote, dates, { ...guests, ...others })).toBe(false)
})
