import { expect, it } from 'vitest'
import { markup, textOf } from '../../../../test/rendered.tsx'
import { PriceBanner } from './PriceBanner.tsx'

const quote = { bookable: true, reservationCriteria: { checkin: '2027-04-12', nights: 1, adult: 2, child: 0, baby: 0 } }
const banner = (price: { sellPrice: number; extraDiscount?: { code: string; amount: number } }) =>
  textOf(markup(<PriceBanner price={{ kind: 'priced', price, quote: { ...quote, priceInfo: price } }} />))

// @rule B4.7
it('the panel says what is paid with the automatic discount, beside a price that is the same for everyone', () => {
  const discounted = banner({ sellPrice: 15_700, extraDiscount: { code: 'ESCALE10', amount: 1_570 } })
  expect(discounted).toContain('157 €')
  expect(discounted).toContain('With the code ESCALE10 you pay 141,30 €')
  expect(banner({ sellPrice: 15_700 })).not.toContain('With the code')
})
