import { expect, it } from 'vitest'
import { markup, wordsOf } from '../../../test/rendered.tsx'
import { noStayChoices } from '../../domain/criteria/stay-criteria.ts'
import { offer, room } from './offer-fixtures.ts'
import { RoomOffers } from './RoomOffers.tsx'
import type { Offer } from './rooms-on-offer.ts'

const classic = room('classic', [{ id: 1, label: 'One' }])
const said = (more: Partial<Offer>) =>
  wordsOf(markup(<RoomOffers rooms={[classic]} offers={[{ ...offer(1, 200_00), ...more }]} criteria={noStayChoices} />))

it('an offer of a room says how many are left, on its dates, when there are three or fewer', () => {
  expect(said({ nbRooms: 3 })).toContain('Only 3 rooms left on our site')
  for (const more of [{ nbRooms: 4 }, {}, { nbRooms: 2, hasSelectedDates: false }]) expect(said(more)).not.toContain('left on our site')
})
