import { expect, it } from 'vitest'
import { markup, textOf } from '../../../../test/rendered.tsx'
import { quoteNotFetched } from '../../../domain/quote/quote-outcome.ts'
import { defaultGuests } from '../../../domain/guests/guests.ts'
import { QuoteNotice } from './QuoteNotice.tsx'

const stay = { stayId: 1, hotelId: 1, guests: defaultGuests }
const setting = { stay, dates: { checkin: '2027-04-02', checkout: '2027-04-04' }, hotel: '/fr/hotel/1', failed: true }

it('too many requests are no failed check: the notice has the sentence of the API, and nothing else', () => {
  const notice = <QuoteNotice {...setting} price={quoteNotFetched} sentence="Please try again in a moment." onPick={() => {}} />
  expect(textOf(markup(notice, { today: '2026-11-23' }))).toBe('Please try again in a moment.')
  const without = <QuoteNotice {...setting} price={quoteNotFetched} onPick={() => {}} />
  expect(textOf(markup(without, { today: '2026-11-23' }))).toContain('We could not check the price')
})
