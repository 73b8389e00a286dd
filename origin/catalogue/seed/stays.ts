import { familyRoomTypes, type ComponentCode, type Environment, type ThemeCode } from '../facts/codes.ts'
import type { HotelFacts, StayFacts } from '../facts/facts.ts'
import { bringsTheme, mainTheme, sharesTheme } from '../facts/theme-components.ts'
import { breakfastPrices, componentPrices } from '../facts/component-prices.ts'
import { seededRandom, type Random } from './random.ts'
import { roomRates } from './hotel-types.ts'
import { closedHotels, hotelsWithoutOffers, scenarios, type Scenario } from './scenarios.ts'
import { isUnusual, recipes, type Recipe } from './recipes.ts'

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
  /** Days from the seed's day to the last day on sale. */
  readonly daysLeft: number | null
  readonly realtime: Scenario
}

/** Three to six stays of a hotel that differ in theme or contents. Ids are the hotel's, then 1 to 6. */
export function staySeeds(hotel: HotelFacts, score: number | null, reviews: number): StaySeed[] {
  const random = seededRandom('stays', hotel.id)
  const suiting = recipes.filter((recipe) => recipe.suits(hotel) && recipe.components.some((ingredient) => ingredient.when(hotel)))
  const count = random.weighted([
    [3, 20],
    [4, 34],
    [5, 30],
    [6, 16],
  ])
  // By the sea or in the mountains, at least one stay has that theme.
  const local = suiting.filter((recipe) => recipe.theme === hotel.environment)
  const others = random.sample(
    suiting.filter((recipe) => recipe.theme !== hotel.environment),
    count - local.length,
  )
  const first = random.sample([...local, ...others], count)
  const chosen = [...first, ...Array.from({ length: count - first.length }, () => random.pick(suiting))]
  const used = new Set<string>()
  const seeds = chosen.flatMap((recipe, index) => {
    const components = contents(recipe, hotel, random, used)
    return components.length === 0 ? [] : [staySeed(hotel, recipe, components, index, score, reviews)]
  })
  return seeds.map((seed, at) => {
    const alike = seeds.slice(0, at).filter(({ facts }) => mainTheme(facts) === mainTheme(seed.facts))
    const before = alike.map(({ facts: { id, nights, breakfast, components, themes } }) => ({ id, nights, breakfast, components, themes }))
    return before.length > 0 ? { ...seed, facts: { ...seed.facts, before } } : seed
  })
}

/** One to three components that no other stay of the hotel combines. */
function contents(recipe: Recipe, hotel: HotelFacts, random: Random, used: Set<string>): ComponentCode[] {
  const available = recipe.components.filter((ingredient) => ingredient.when(hotel)).map((ingredient) => ingredient.code)
  const needed = recipe.needs?.(hotel) ?? []
  for (let attempt = 0; attempt < 40; attempt++) {
    const components = random.sample(
      available,
      random.weighted([
        [1, 34],
        [2, 44],
        [3, 22],
      ]),
    )
    const sensible = better.reduce<ComponentCode[]>(
      (left, [best, others]) => (left.includes(best) ? left.filter((code) => !others.includes(code)) : left),
      components,
    )
    const key = [...sensible].sort().join()
    if (!used.has(key) && (needed.length === 0 || needed.some((code) => sensible.includes(code)))) {
      used.add(key)
      return sensible
    }
  }
  return []
}

/** At most one massage, one dinner, one of the two ways into the spa and one private bath: the better one. */
const better: readonly (readonly [best: ComponentCode, others: readonly ComponentCode[]])[] = [
  ['massage-50', ['massage-30']],
  ['dinner-5', ['dinner-3', 'candlelight-dinner', 'tapas-dinner']],
  ['candlelight-dinner', ['dinner-3', 'tapas-dinner']],
  ['tapas-dinner', ['dinner-3']],
  ['private-spa', ['spa-access', 'hot-tub-private']],
]

/** Bookings of the last thirty days: few stays have many, and none more than its hotel's rooms and reviews make likely. */
function bookingsOf(chance: number, hotel: HotelFacts, reviews: number): number {
  const drawn = Math.floor(3 / Math.max(1 - chance, 0.0001) ** 0.45)
  return Math.min(drawn, reviews * 6, Math.floor(hotel.roomCount * 2.5))
}

/** Which of a hotel's rooms a stay has: a large one for families, for others none with twin beds or made for families. */
function roomIndexOf({ rooms }: HotelFacts, themes: readonly ThemeCode[], random: Random): number {
  if (themes.includes('family'))
    return Math.max(
      0,
      rooms.findIndex((room) => room.capacity >= 4),
    )
  const drawn = random.percent(62) ? 0 : random.between(0, rooms.length - 1)
  const room = rooms[drawn]
  return room && (room.bedding === 'twin' || familyRoomTypes.includes(room.type)) ? 0 : drawn
}

function staySeed(
  hotel: HotelFacts,
  recipe: Recipe,
  components: ComponentCode[],
  index: number,
  score: number | null,
  reviews: number,
): StaySeed {
  const id = hotel.id * 10 + index + 1
  const random = seededRandom('stay', id)
  const stayThemes = themesOf(recipe, components, hotel)
  const roomIndex = roomIndexOf(hotel, stayThemes, random)
  const room = hotel.rooms[roomIndex]
  if (!room) throw new Error(`hotel ${hotel.id} has no room`)
  const min = random.weighted([
    [1, 68],
    [2, 27],
    [3, 5],
  ])
  const max = Math.min(7, min + random.between(1, 4))
  const bookings = bookingsOf(random.next(), hotel, reviews)
  const promo = random.weighted([
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
  const scenario = scenarios.get(id)
  return {
    facts: {
      id,
      hotelId: hotel.id,
      room: roomIndex,
      nights: { min, max },
      breakfast: hotel.type !== 'aparthotel' || random.percent(50) ? random.percent(92) : false,
      components,
      themes: stayThemes,
    },
    published: scenario !== 'unpublished' && !closedHotels.has(hotel.id) && !hotelsWithoutOffers.has(hotel.id),
    giftable: random.percent(84),
    roomRate: roomRates[room.type],
    breakfast: breakfastPrices[hotel.stars === 0 ? 3 : hotel.stars] ?? 1000,
    perPerson: prices.reduce((sum, price) => sum + price.person, 0),
    perRoom: prices.reduce((sum, price) => sum + price.room, 0),
    promo,
    bookings,
    quality: Math.round((score ?? 84) * 5 + bookings * 0.6 + promo * 1.5 + components.length * 12 + random.between(0, 320)),
    daysLeft: scenario === undefined && random.percent(3) ? random.between(9, 75) : null,
    realtime: scenario ?? 'same',
  }
}

/** Themes of a place: a hotel by the sea is by the sea whatever its stays include. */
const placeThemes: readonly ThemeCode[] = ['city', 'seaside', 'mountain', 'countryside']

/** The theme of a stay that includes nothing of its recipe's, nor of another: where it is. */
const themesIn: Readonly<Record<Environment, ThemeCode>> = {
  city: 'city',
  seaside: 'seaside',
  mountain: 'mountain',
  countryside: 'countryside',
  lake: 'countryside',
  forest: 'countryside',
  vineyard: 'countryside',
}

/** The recipe's theme where the place or the contents have it, then those of its contents and the hotel; at most three. */
function themesOf(recipe: Recipe, components: readonly ComponentCode[], hotel: HotelFacts): ThemeCode[] {
  const { theme } = recipe
  const own = placeThemes.includes(theme) || bringsTheme(theme, components) || (theme === 'unusual' && isUnusual(hotel))
  const spoken: ThemeCode[] = recipe.also.filter((candidate) => {
    const other = recipes.find((one) => one.theme === candidate)
    // A castle is worth the way wherever the hotel is.
    const suits = other?.suits(hotel) || (candidate === 'culture' && components.includes('castle-visit'))
    return suits && sharesTheme(candidate, components)
  })
  const all = [...new Set([...(own ? [theme] : []), ...spoken])].slice(0, 3)
  return all.length > 0 ? all : [themesIn[hotel.environment]]
}
