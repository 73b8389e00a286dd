import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { type Rate, RateChoice } from './RateChoice.tsx'

const today = '2026-11-23'
const checkin = '2026-12-11'
const until = (cancellationDeadline: string) => ({ cancellable: true, cancellationDeadline })
const standard: Rate = { id: 1, price: { sellPrice: 32_700 }, policy: until('2026-12-09') }
const insured: Rate = { id: 2, price: { sellPrice: 34_900, insuranceAmount: 2_200 }, policy: until('2026-12-10'), href: '/insured' }
const text = (...rates: Rate[]) => textOf(markup(<RateChoice rates={rates} today={today} checkin={checkin} />))

// @rule S9.33
it('shows what a cancellation gives back from today to the arrival, for each rate', () => {
  expect(text(standard)).toBe(
    'Standard rate: 327 € From today to mercredi 9 décembre 2026 Free change of dates; if you cancel, 80% of each night back: 261,60 € ' +
      'From jeudi 10 décembre 2026 to your arrival on vendredi 11 décembre 2026 Neither changes nor refund',
  )
  expect(text(standard, insured)).toContain('From today to jeudi 10 décembre 2026')
  expect(text(standard, insured)).toContain('On 11 décembre 2026, the day of your arrival')
})

it('promises no amount of money where a gift or gift cards pay a part, and names the rule', () => {
  const paidWith = (more: Partial<Rate['price']>) => text({ ...standard, price: { ...standard.price, ...more } })
  const rule = 'Free change of dates; if you cancel, 80% of each night back. The part that'
  const giftcards = [{ usedAmount: 5_000 }]
  for (const [more, means] of [
    [{ giftAmount: 32_700 }, 'your gift pays'],
    [{ giftcards }, 'gift cards pay'],
    [{ giftAmount: 20_000, giftcards }, 'your gift and gift cards pay'],
  ] as const) {
    expect(paidWith(more)).toContain(`${rule} ${means} is not refunded in money. From`)
    expect(paidWith(more).replace('Standard rate: 327 €', '')).not.toContain('€')
  }
})

it('shows what the insurance is for: later than the standard rate, or at all', () => {
  expect(text(standard, insured)).toContain(
    'For 22 € more, you can cancel until jeudi 10 décembre 2026 instead of mercredi 9 décembre 2026',
  )
  expect(text({ ...standard, policy: { cancellable: false } }, insured)).toContain(
    'until jeudi 10 décembre 2026, with 80% refunded instead of nothing',
  )
})

it('says what the insurance costs by the two totals that are shown, whatever the insurer charges', () => {
  const moved: Rate = { ...insured, price: { sellPrice: 35_700, insuranceAmount: 2_200 } }
  expect(text(standard, moved)).toContain('For 30 € more, you can cancel until')
  expect(text(standard, { ...insured, price: { sellPrice: 32_000, insuranceAmount: 2_200 } })).not.toContain('more, you can cancel')
})

it('offers a choice only between several rates', () => {
  expect(text(standard)).not.toContain('Choose')
  expect(text(standard, insured)).toMatch(/Chosen.*Choose/)
})
