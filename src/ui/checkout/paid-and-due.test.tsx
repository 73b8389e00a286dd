import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { PaidAndDue } from './PaidAndDue.tsx'

const full = (amount: number) => ({ method: 'full' as const, fee: 0, parts: [{ date: '2026-11-20', amount }] })
const text = (props: Omit<Parameters<typeof PaidAndDue>[0], 'orderedOn' | 'stayPrice'>) =>
  textOf(markup(<PaidAndDue orderedOn="2026-11-20" stayPrice={30_000} {...props} />))

// @rule B3.50
it('begins with the price of the stay where something is taken off, so that the amounts add up', () => {
  const gift = { label: 'One night', amount: 12_900 }
  expect(text({ payment: full(17_100), gift })).toBe(
    'Price of the stay 300 € Paid by your gift One night −129 € Paid 171 € Still to pay 0 €',
  )
  expect(text({ payment: full(27_000), discount: { code: 'ESCALE10', amount: 3_000 } })).toContain(
    'Price of the stay 300 € Discount with the code ESCALE10 −30 € Paid 270 €',
  )
  expect(text({ payment: full(25_000), giftcards: [{ serialNumber: 'EFGH', usedAmount: 5_000, balanceLeft: 0 }] })).toContain(
    'Price of the stay 300 € Gift card …EFGH 0 € left on it −50 € Paid 250 €',
  )
})

it('says what is paid alone where nothing is taken off, and the total where something is due', () => {
  expect(text({ payment: full(30_000) })).toBe('Paid 300 € Still to pay 0 €')
  const payment = {
    ...full(15_300),
    method: '3x' as const,
    fee: 300,
    parts: [15_300, 15_000].map((amount, at) => ({ date: `2026-1${at + 1}-20`, amount })),
  }
  expect(text({ payment })).toContain('Total, taxes included 303 € Paid 153 € Still to pay 150 €')
})
