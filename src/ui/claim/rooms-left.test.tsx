import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { RoomsLeft } from './RoomsLeft.tsx'

const evidence = { room: 'Classic room, street side', checkin: '2027-04-13', checkout: '2027-04-15', countedAt: '2027-03-15T09:05' }

// @rule B9.4
it('the number of rooms left unfolds the room, the nights and when they were counted', () => {
  const claim = markup(<RoomsLeft rooms={2} evidence={evidence} />)
  expect(claim).toMatch(/^<details.*<summary>/)
  expect(textOf(claim)).toBe('Only 2 rooms left on our site Classic room, street side · 13–15 avr. · counted on 15 mars 2027 at 9 h 05')
  expect(markup(<RoomsLeft rooms={1} evidence={undefined} />)).not.toContain('<details')
})
