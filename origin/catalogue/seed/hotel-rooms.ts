import { beddings, roomFacilities, type Bedding, type HotelType, type RoomFacility, type RoomType, type View } from '../facts/codes.ts'
import type { RoomFacts } from '../facts/facts.ts'
import { isMediterranean } from '../pictures/scene-grounds.ts'
import { type Ground, isHiddenFrom } from './ground.ts'
import { roomCapacities, roomSizes, viewsIn } from './hotel-types.ts'
import type { Random } from './random.ts'

/** A cabin in the trees is in no courtyard. */
function viewsFrom(type: HotelType, room: RoomType, ground: Ground): readonly View[] {
  const views = viewsIn[ground.environment].filter((view) => !isHiddenFrom(ground, view))
  return type === 'treehouse' || room === 'cabin' ? views.filter((view) => !builtUpViews.includes(view)) : views
}

const builtUpViews: readonly View[] = ['courtyard', 'street', 'rooftops']

/** Twin beds are for families: couples book the other rooms. Beds of 140 cm are in simple rooms below four stars. */
function beddingOf(room: RoomType, stars: number, drawn: Bedding): Bedding {
  const simple = stars < 4 && (room === 'classic' || room === 'large' || room === 'cabin')
  return (drawn === 'twin' && room !== 'family') || (drawn === 'double' && !simple) ? 'queen' : drawn
}

const roomTypesOf: Readonly<Record<HotelType, readonly RoomType[]>> = {
  hotel: ['classic', 'superior', 'family', 'junior-suite'],
  boutique: ['classic', 'superior', 'deluxe', 'suite'],
  chateau: ['classic', 'deluxe', 'junior-suite', 'suite'],
  guesthouse: ['classic', 'superior', 'family'],
  resort: ['superior', 'deluxe', 'family', 'suite'],
  lodge: ['classic', 'cabin', 'family'],
  farmhouse: ['classic', 'superior', 'family'],
  treehouse: ['cabin', 'family-cabin'],
  aparthotel: ['large', 'family', 'suite'],
}

/** A room has a terrace of its own or a balcony. */
const withOneWayOut = (comforts: readonly RoomFacility[]): RoomFacility[] =>
  comforts.filter((comfort) => comfort !== 'balcony' || !comforts.includes('private-terrace'))

/** There are no fireplaces in town, nor by a warm sea. */
const hasFireplaces = ({ environment, place }: Ground): boolean =>
  environment !== 'city' && !(environment === 'seaside' && isMediterranean(place))

/** The rooms of a hotel, the simplest first. */
export function roomsOf(type: HotelType, ground: Ground, stars: number, random: Random): RoomFacts[] {
  const drawn = roomTypesOf[type].slice(0, random.between(2, 4)).map((room, index): RoomFacts => {
    const [capacity, maxCapacity] = roomCapacities[room]
    const grand = index >= 2 || stars >= 4
    const comforts: readonly RoomFacility[] = roomFacilities.filter((comfort) => comfort !== 'fireplace' || hasFireplaces(ground))
    return {
      type: room,
      sqm: random.between(...roomSizes[room]),
      bedding: beddingOf(
        room,
        stars,
        random.pick(room === 'classic' || room === 'large' ? (['double', 'queen', 'twin'] as const) : beddings),
      ),
      view: random.pick(viewsFrom(type, room, ground)),
      facilities: withOneWayOut(random.sample(comforts, random.between(grand ? 5 : 3, grand ? 8 : 5))),
      capacity,
      maxCapacity,
    }
  })
  return eachLargerThanTheSimpler(drawn)
}

/** Rooms for two by their rank: what a better one has is room. */
const ranks: readonly RoomType[] = ['classic', 'superior', 'deluxe', 'junior-suite', 'suite']

function eachLargerThanTheSimpler(rooms: readonly RoomFacts[]): RoomFacts[] {
  let largest = 0
  return rooms.map((room) => {
    if (!ranks.includes(room.type)) return room
    largest = Math.max(room.sqm, largest + 1)
    return { ...room, sqm: largest }
  })
}
