import { expect, it } from 'vitest'
import { markup, textOf } from '../../../../test/rendered.tsx'
import type { CancellationPolicy } from '../../../contract/price.ts'
import { CancellationByRate, Terms } from './Terms.tsx'

const criteria = { checkin: '2027-04-02', nights: 2, adult: 2, child: 0, baby: 0 }
const text = (cancellationPolicy: CancellationPolicy) => {
  const quote = { bookable: true, reservationCriteria: criteria, cancellationPolicy }
  return textOf(markup(<Terms price={{ kind: 'priced', price: { sellPrice: 249_00 }, quote }} />))
}

// @rule B2.28
it('the local tax is shown if it is added to the price, not if it is included', () => {
  const quote = { bookable: true, reservationCriteria: criteria, localTaxTotalAmount: 6_60 }
  const priced = { kind: 'priced', price: { sellPrice: 249_00 }, quote } as const
  expect(textOf(markup(<Terms price={priced} />))).toContain('Local tax, paid at the hotel: 6,60 €')
  expect(textOf(markup(<Terms price={priced} taxIncluded />))).toBe('Taxes included')
})

// @rule B3.10
it('a stay that can be cancelled is not shown as binding if its deadline or its text is missing', () => {
  expect(text({ cancellable: true })).toBe('Taxes included')
  expect(text({ cancellable: true, message: 'Until the day before' })).toBe('Taxes included Until the day before')
  expect(text({ cancellable: true, cancellationDeadline: '2027-03-29' })).toContain('Until 29 mars 2027')
  expect(text({ cancellable: false })).toContain('cannot be modified or cancelled')
})

it('says of each rate what a cancellation gives back of what is paid with the automatic discount', () => {
  const policy = { cancellable: true, cancellationDeadline: '2027-03-29' }
  const standard = { sellPrice: 30_000 }
  const insured = { sellPrice: 32_000, insuranceAmount: 2_000 }
  const quoted = { price: { ...standard, extraDiscount: { code: 'ESCALE10', amount: 3_000 } }, policy }
  const rates = [standard, insured].map((price, id) => ({ id, price, policy }))
  const shown = textOf(markup(<CancellationByRate rates={rates} quoted={quoted} checkin="2027-04-02" />))
  expect(Array.from(shown.matchAll(/night back: (\d+) €/g), ([, euros]) => euros)).toEqual(['216', '216'])
})
