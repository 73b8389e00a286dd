import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { noStayChoices } from '../../domain/stay/criteria.ts'
import { offer, room } from '../../domain/stay/any-offer.test-cases.ts'
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
