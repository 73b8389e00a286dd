import type { ComponentCode, ThemeCode } from '../catalogue/codes.ts'
import type { HotelFacts, StayFacts } from '../catalogue/facts.ts'
import { breakfastPrices, componentPrices } from '../pricing/components.ts'
import { chance, type Chance } from './chance.ts'
import { roomRates } from './houses.ts'
import { closedHotels, hotelsWithoutOffers, provocations, type Provocation } from './provocations.ts'
import { recipes, type Recipe } from './recipes.ts'

export interface StaySeed {
  readonly facts: StayFacts
  readonly published: boolean
  readonly giftable: boolean
  readonly roomRate: number
  /** Cents: a night and adult, an adult, a room. */
  readonly breakfast: number
  readonly perPerson: number
  readonly perRoom: number
  readonly promo: number
  readonly bookings: number
  readonly quality: number
  /** Days from the seed's day until the last day on sale. */
  readonly daysLeft: number | null
  readonly realtime: Provocation
}

/** Three to six stays of a house, of different themes or with different contents. Ids are the hotel's, then 1 to 6. */
export function staySeeds(hotel: HotelFacts, score: number | null): StaySeed[] {
  const luck = chance('stays', hotel.id)
  const suiting = recipes.filter((recipe) => recipe.suits(hotel) && recipe.components.some((ingredient) => ingredient.when(hotel)))
  const count = luck.weighted([
    [3, 20],
    [4, 34],
    [5, 30],
    [6, 16],
  ])
  // By the sea or in the mountains, one stay at least is about that.
  const local = suiting.filter((recipe) => recipe.theme === hotel.environment)
  const others = luck.sample(
    suiting.filter((recipe) => recipe.theme !== hotel.environment),
    count - local.length,
  )
  const first = luck.sample([...local, ...others], count)
  const chosen = [...first, ...Array.from({ length: count - first.length }, () => luck.pick(suiting))]
  const used = new Set<string>()
  return chosen.flatMap((recipe, index) => {
    const components = contents(recipe, hotel, luck, used)
    return components.length === 0 ? [] : [staySeed(hotel, recipe, components, index, score)]
  })
}

/** One to three components that no other stay of the house combines. */
function contents(recipe: Recipe, hotel: HotelFacts, luck: Chance, used: Set<string>): ComponentCode[] {
  const available = recipe.components.filter((ingredient) => ingredient.when(hotel)).map((ingredient) => ingredient.code)
  for (let attempt = 0; attempt < 12; attempt++) {
    const components = luck.sample(
      available,
      luck.weighted([
        [1, 34],
        [2, 44],
        [3, 22],
      ]),
    )
    // One massage is enough.
    const sensible = components.includes('massage-50') ? components.filter((code) => code !== 'massage-30') : components
    const key = [...sensible].sort().join()
    if (!used.has(key)) {
      used.add(key)
      return sensible
    }
  }
  return []
}

function staySeed(hotel: HotelFacts, recipe: Recipe, components: ComponentCode[], index: number, score: number | null): StaySeed {
  const id = hotel.id * 10 + index + 1
  const luck = chance('stay', id)
  const family = recipe.theme === 'family'
  const roomIndex = family
    ? hotel.rooms.findIndex((room) => room.capacity >= 4)
    : luck.percent(62)
      ? 0
      : luck.between(0, hotel.rooms.length - 1)
  const room = hotel.rooms[Math.max(0, roomIndex)]
  if (!room) throw new Error(`hotel ${hotel.id} has no room`)
  const min = luck.weighted([
    [1, 68],
    [2, 27],
    [3, 5],
  ])
  const max = Math.min(7, min + luck.between(1, 4))
  const bookings = Math.floor(luck.next() ** 2.6 * 120)
  const promo = luck.weighted([
    [0, 50],
    [10, 8],
    [12, 5],
    [15, 10],
    [18, 4],
    [20, 9],
    [25, 6],
    [30, 5],
    [35, 2],
    [40, 1],
  ])
  const prices = components.map((code) => componentPrices[code])
  const provocation = provocations.get(id)
  return {
    facts: {
      id,
      hotelId: hotel.id,
      room: Math.max(0, roomIndex),
      nights: { min, max },
      breakfast: hotel.type !== 'aparthotel' || luck.percent(50) ? luck.percent(92) : false,
      components,
      themes: themesOf(recipe, components, hotel),
    },
    published: provocation !== 'unpublished' && !closedHotels.has(hotel.id) && !hotelsWithoutOffers.has(hotel.id),
    giftable: luck.percent(84),
    roomRate: roomRates[room.type],
    breakfast: breakfastPrices[hotel.stars === 0 ? 3 : hotel.stars] ?? 1000,
    perPerson: prices.reduce((sum, price) => sum + price.person, 0),
    perRoom: prices.reduce((sum, price) => sum + price.room, 0),
    promo,
    bookings,
    quality: Math.round((score ?? 84) * 5 + bookings * 0.6 + promo * 1.5 + components.length * 12 + luck.between(0, 320)),
    daysLeft: provocation === undefined && luck.percent(3) ? luck.between(9, 75) : null,
    realtime: provocation ?? 'same',
  }
}

/** The recipe's theme, then those its contents and the house speak for; three at most. */
function themesOf(recipe: Recipe, components: readonly ComponentCode[], hotel: HotelFacts): ThemeCode[] {
  const spoken: ThemeCode[] = recipe.also.filter((theme) => {
    const other = recipes.find((candidate) => candidate.theme === theme)
    if (!other?.suits(hotel)) return false
    return components.some((code) => other.components.some((ingredient) => ingredient.code === code))
  })
  return [...new Set([recipe.theme, ...spoken])].slice(0, 3)
}
