import { expect, it } from 'vitest'
import { fromOccupancy, isSameStay, toOccupancy, toStayOccupancy } from './occupancy.ts'

const family = { adults: 2, children: 1, babies: 1 }
const dates = { checkin: '2027-04-13', checkout: '2027-04-15' }

it('guests are counted by the calls under other names, and read back', () => {
  expect(toOccupancy(family)).toEqual({ adult: 2, child: 1, baby: 1 })
  expect(fromOccupancy(toOccupancy(family))).toEqual(family)
  expect(fromOccupancy({})).toEqual({ adults: 2, children: 0, babies: 0 })
})

it('a stay is the same for the same check-in, nights and guests', () => {
  const stay = toStayOccupancy(dates, family)
  expect(stay).toEqual({ checkin: '2027-04-13', nights: 2, adult: 2, child: 1, baby: 1 })
  expect(isSameStay(stay, { ...stay })).toBe(true)
  expect(isSameStay(stay, { ...stay, nights: 3 })).toBe(false)
  expect(isSameStay(stay, { ...stay, baby: 0 })).toBe(false)
})
