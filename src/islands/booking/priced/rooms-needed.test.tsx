import { describe, expect, it } from 'vitest'
import { markup, textOf } from '../../../../test/rendered.tsx'
import { quoteOutcome } from '../../../domain/quote/quote-outcome.ts'
import { Breakdown } from '../../../ui/price/Breakdown.tsx'
import { PriceBanner } from './PriceBanner.tsx'
import { QuoteNotice } from './QuoteNotice.tsx'

const dates = { checkin: '2027-04-02', checkout: '2027-04-04' }
const guests = { adults: 2, children: 1, babies: 0 }
const criteria = { checkin: dates.checkin, nights: 2, adult: 2, child: 1, baby: 0 }

describe('a family that one room does not hold', () => {
  it('reads which rooms it needs, with their price', () => {
    const quote = {
      bookable: true,
      priceInfo: { sellPrice: 412_00 },
      reservationCriteria: criteria,
      modifiedReservationCriteria: { ...criteria, rooms: 2 },
      roomCapacity: 2,
      roomsAmountMessage: 'Price for 2 rooms',
    }
    expect(textOf(markup(<PriceBanner price={{ kind: 'priced', price: quote.priceInfo, quote }} />))).toMatch(
      /412.*One room sleeps 2 at most: for 3 people you need 2 rooms\. Price for 2 rooms/,
    )
  })

  it('has the reason when only the second room is missing, not the dates', () => {
    const price = quoteOutcome(
      { bookable: false, reservationCriteria: criteria, roomCapacity: 2, errors: [{ code: 'rooms-not-available' }] },
      '2026-11-23',
    )
    const stay = { stayId: 1, hotelId: 1, guests }
    const notice = <QuoteNotice stay={stay} dates={dates} price={price} hotel="/fr/hotel/1" failed={false} onPick={() => {}} />
    const text = textOf(markup(notice, { today: '2026-11-23' }))
    expect(text).toContain('Too few rooms on your dates')
    expect(text).toContain('One room sleeps 2 at most: for 3 people you need 2 rooms.')
    expect(text).not.toContain('no availability on your dates')
  })
})

it('the price in detail has what each further guest adds', () => {
  const quote = {
    bookable: true,
    reservationCriteria: criteria,
    guestPrices: [{ kind: 'children' as const, count: 1, amount: 45_00 }],
  }
  const text = textOf(markup(<Breakdown price={{ sellPrice: 327_00 }} quote={quote} extras={[]} taxIncluded />))
  expect(text).toMatch(/2 nights · 2 adults 282\s€ 1 child 45\s€ Total, taxes included 327\s€/)
})
