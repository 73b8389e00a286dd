import { expect, it } from 'vitest'
import { markup, wordsOf } from '../../../test/rendered.tsx'
import type { CancellationPolicy } from '../../contract/price.ts'
import { Terms } from './Terms.tsx'

const criteria = { checkin: '2027-04-02', nights: 2, adult: 2, child: 0, baby: 0 }
const said = (cancellationPolicy: CancellationPolicy) => {
  const quote = { bookable: true, reservationCriteria: criteria, cancellationPolicy }
  return wordsOf(markup(<Terms price={{ kind: 'priced', price: { sellPrice: 249_00 }, quote }} />))
}

it('the local tax is said where it comes on top of the price, not where it is in it', () => {
  const quote = { bookable: true, reservationCriteria: criteria, localTaxTotalAmount: 6_60 }
  const priced = { kind: 'priced', price: { sellPrice: 249_00 }, quote } as const
  expect(wordsOf(markup(<Terms price={priced} />))).toContain('Local tax, paid at the hotel: 6,60 €')
  expect(wordsOf(markup(<Terms price={priced} taxIncluded />))).toBe('Taxes included')
})

it('a stay that can be cancelled is not said to be binding where its deadline or its words are missing', () => {
  expect(said({ cancellable: true })).toBe('Taxes included')
  expect(said({ cancellable: true, message: 'Until the day before' })).toBe('Taxes included Until the day before')
  expect(said({ cancellable: true, cancellationDeadline: '2027-03-29' })).toContain('Until 29 mars 2027')
  expect(said({ cancellable: false })).toContain('cannot be modified or cancelled')
})
