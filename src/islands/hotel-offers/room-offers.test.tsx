import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { noStayChoices } from '../../domain/stay/criteria.ts'
import { offer, room } from '../../domain/stay/any-offer.test-cases.ts'
import type { OfferCriteria } from '../stay-page/OfferForm.tsx'
import { RoomOffers } from './RoomOffers.tsx'
import type { Offer } from '../../domain/stay/rooms-on-offer.ts'

const classic = room('classic', [{ id: 1, label: 'One' }])
const text = (more: Partial<Offer>) =>
  textOf(markup(<RoomOffers rooms={[classic]} offers={[{ ...offer(1, 200_00), ...more }]} criteria={noStayChoices} />))

// @rule B9.4
it('an offer of a room says how many are left, on its dates, when there are three or fewer', () => {
  expect(text({ nbRooms: 3 })).toContain('Only 3 rooms left on our site')
  for (const more of [{ nbRooms: 4 }, {}, { nbRooms: 2, hasSelectedDates: false }]) expect(text(more)).not.toContain('left on our site')
})

it('only one offer of the page says how many rooms are left, and the one chosen before the dates is marked', () => {
  const rooms = [
    room(
      'classic',
      [1, 2].map((id) => ({ id, label: `${id}` })),
    ),
  ]
  const offers = [1, 2].map((id) => ({ ...offer(id, id * 100_00), nbRooms: 2 }))
  const shown = textOf(markup(<RoomOffers rooms={rooms} offers={offers} criteria={noStayChoices} chosen={2} />))
  expect(shown.split('left on our site').length).toBe(2)
  expect(shown.indexOf('Your choice')).toBeGreaterThan(-1)
  expect(shown.indexOf('Your choice')).toBeLessThan(shown.indexOf('left on our site'))
})

// @rule S2.10
it('an offer with dates has its rates in an accordion, each a link to its checkout', () => {
  const dates = { checkin: '2027-04-13', checkout: '2027-04-14' }
  const insured = { ...offer(1, 214_00), id: 3, priceInfo: { sellPrice: 214_00, insuranceAmount: 14_00 } }
  const shown = (offers: readonly Offer[], criteria: OfferCriteria = { ...noStayChoices, dates }) =>
    markup(<RoomOffers rooms={[classic]} offers={offers} criteria={criteria} />)
  const both = shown([offer(1, 200_00), insured])
  expect(textOf(both)).toMatch(/Rates for 1 night.*Standard rate: €?\s?200.*With cancellation insurance: €?\s?214/)
  const links = [...both.matchAll(/href="[^"]*\/checkout\?([^"]*)"/g)].map(([, query = '']) =>
    Object.fromEntries(new URLSearchParams(query.replaceAll('&amp;', '&'))),
  )
  expect(links).toEqual([
    expect.objectContaining({ product: '1', checkin: '2027-04-13', checkout: '2027-04-14', price: '20000' }),
    expect.objectContaining({ product: '1', checkin: '2027-04-13', offerId: '3', price: '21400' }),
  ])
  expect(links[0]).not.toHaveProperty('offerId')
  for (const without of [shown([offer(1, 200_00)]), shown([offer(1, 200_00), insured], noStayChoices)])
    expect(without).not.toContain('<details')
})
