import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { Amounts } from '../checkout/Amounts.tsx'
import { Breakdown } from './Breakdown.tsx'

const reservationCriteria = { checkin: '2027-04-12', nights: 1, adult: 2, child: 0, baby: 0 }
const price = { sellPrice: 30_000, giftcards: [{ usedAmount: 5_000 }] }

// @rule B3.50
it('what gift cards pay, and what is left, are lines of the price', () => {
  const breakdown = textOf(markup(<Breakdown price={price} quote={{ reservationCriteria }} extras={[]} taxIncluded />))
  expect(breakdown).toContain('Total, taxes included 300 € Paid by gift card −50 € Still to pay 250 €')
  expect(textOf(markup(<Amounts price={price} />))).toBe('Price of the stay 300 € Paid by gift card −50 €')
  expect(markup(<Amounts price={{ sellPrice: 30_000 }} />)).toBe('')
})

// @rule B4.7
it('the automatic discount comes off before gift cards, and both leave what is to be paid', () => {
  const discounted = { sellPrice: 30_000, extraDiscount: { code: 'ESCALE10', amount: 3_000 } }
  const withCards = { ...discounted, giftcards: [{ usedAmount: 5_000 }] }
  const breakdown = (shown: typeof discounted) =>
    textOf(markup(<Breakdown price={shown} quote={{ reservationCriteria }} extras={[]} taxIncluded />))
  expect(breakdown(discounted)).toContain('Total, taxes included 300 € Discount with the code ESCALE10 −30 € Still to pay 270 €')
  expect(breakdown(withCards)).toContain('Discount with the code ESCALE10 −30 € Paid by gift card −50 € Still to pay 220 €')
  expect(textOf(markup(<Amounts price={discounted} />))).toBe('Price of the stay 300 € Discount with the code ESCALE10 −30 €')
})
