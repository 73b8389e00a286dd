import { describe, expect, it } from 'vitest'
import { parseSearchCriteria } from '../search/hash.ts'
import { searchInOtherRooms } from './other-rooms.ts'

const roomsOf = (text: string, flow: 'booking' | 'gifting' = 'booking') => {
  const search = searchInOtherRooms(parseSearchCriteria(text), flow)
  return search && (search.rooms ?? 1)
}

describe('the search in other rooms', () => {
  it('is in two rooms for one, and in one for several', () => {
    expect(roomsOf('region=2&a=4&c=2')).toBe(2)
    expect(roomsOf('region=2&a=4&c=2&rooms=3')).toBe(1)
  })

  it('is none without an adult for the second room, without children, or where the family theme or a gift has no notice', () => {
    expect(roomsOf('region=2&a=1&c=2')).toBeUndefined()
    expect(roomsOf('region=2&a=5')).toBeUndefined()
    expect(roomsOf('region=2&a=4&c=2&theme=39')).toBeUndefined()
    expect(roomsOf('region=2&a=4&c=2', 'gifting')).toBeUndefined()
  })
})
