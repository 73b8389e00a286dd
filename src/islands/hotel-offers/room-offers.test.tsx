import { expect, it } from 'vitest'
import { markup, wordsOf } from '../../../test/rendered.tsx'
import { noStayChoices } from '../../domain/criteria/stay-criteria.ts'
import { RoomOffers } from './RoomOffers.tsx'
import type { Offer } from './rooms-on-offer.ts'

const room = {
  uuid: 'classic',
  offers: [{ id: 1, label: 'One' }],
  title: 'Classic',
  type: 'double',
  bedding: '',
  capacity: 2,
  maxCapacity: 2,
  description: '',
  highlightedFacilities: [],
  detailsSection: [],
  images: [],
}
const offer: Offer = {
  id: 1,
  weekendId: 1,
  label: 'One',
  uri: '/stay/1',
  nights: 1,
  paxCount: 2,
  hasSelectedDates: true,
  shortProgramIntroWithoutRoom: '',
  priceInfo: { sellPrice: 200_00 },
}
const said = (more: Partial<Offer>) =>
  wordsOf(markup(<RoomOffers rooms={[room]} offers={[{ ...offer, ...more }]} criteria={noStayChoices} />))

it('an offer of a room says how many are left, on its dates, when there are three or fewer', () => {
  expect(said({ nbRooms: 3 })).toContain('Only 3 rooms left on our site')
  for (const more of [{ nbRooms: 4 }, {}, { nbRooms: 2, hasSelectedDates: false }]) expect(said(more)).not.toContain('left on our site')
})
