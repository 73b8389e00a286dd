import { activitySeeds, type ActivitySeed } from './activities.ts'
import { type BoxContent, boxSeeds, type BoxSeed } from './boxes.ts'
import { kilometres } from '../geography/kilometres.ts'
import { celebratedTownNames } from './celebrated-towns.ts'
import { sites } from './destinations.ts'
import { extendedSeeds } from './extras.ts'
import type { Gazetteer, Place } from './gazetteer.ts'
import { hotelSeed, type HotelSeed } from './hotels.ts'
import { HotelNames } from './names/hotel-names.ts'
import { parksAround } from './parks.ts'
import { reviewSeeds, type ReviewSeed } from './reviews.ts'
import { staySeeds, type StaySeed } from './stays.ts'

export interface HotelEntry {
  readonly hotel: HotelSeed
  readonly reviews: readonly ReviewSeed[]
  readonly stays: readonly StaySeed[]
  readonly extended: readonly StaySeed[]
  /** Mean of its reviews, tenths; null where there is none. */
  readonly score: number | null
}

export interface Catalogue {
  readonly hotelEntries: readonly HotelEntry[]
  readonly activities: readonly ActivitySeed[]
  readonly boxes: readonly BoxSeed[]
}

/** The demonstration catalogue as facts: the same for the same number of hotels. */
export function catalogue(gazetteer: Gazetteer, hotels: number): Catalogue {
  const where = sites(gazetteer, hotels)
  const sights = gazetteer.places.filter(isSight)
  const names = new HotelNames()
  const activities = activitySeeds(gazetteer, where)
  const hotelEntries = where.map((site, index): HotelEntry => {
    const hotel = besidePartners(hotelSeed(gazetteer, sights, site, index, names), activities, sights)
    const reviews = reviewSeeds(hotel.facts)
    const score = reviews.length === 0 ? null : Math.round(reviews.reduce((sum, review) => sum + review.average, 0) / reviews.length)
    const own = staySeeds(hotel.facts, score, reviews.length)
    return { hotel: styledFor(own, hotel), reviews, score, stays: own, extended: own.flatMap((stay) => extendedSeeds(stay, hotel.facts)) }
  })
  const choices = (content: BoxContent): number =>
    hotelEntries.filter(
      ({ hotel, stays }) =>
        (content.cc === null || hotel.facts.place.cc === content.cc) &&
        stays.some((stay) => isGiven(stay) && includesContent(stay, content)),
    ).length
  return { hotelEntries, activities, boxes: boxSeeds(choices) }
}

/** A stay whose sale ends may be gone before a box is opened. */
const isGiven = ({ published, giftable, daysLeft }: StaySeed): boolean => published && giftable && daysLeft === null

const includesContent = ({ facts }: StaySeed, { theme, nights, breakfast, components }: BoxContent): boolean =>
  facts.themes.includes(theme) &&
  facts.nights.min <= nights &&
  facts.nights.max >= nights &&
  (facts.breakfast || !breakfast) &&
  components.every((code) => facts.components.includes(code))

/** Kilometres within which a centre is a partner of a hotel. */
const partnerReach = 15

function besidePartners(hotel: HotelSeed, activities: readonly ActivitySeed[], sights: readonly Place[]): HotelSeed {
  const centresAround = activities
    .filter(({ published }) => published)
    .map(({ facts }) => ({ component: facts.component, km: kilometres(hotel.facts, facts) }))
    .filter(({ km }) => km <= partnerReach)
  const near = [...centresAround, ...parksAround(hotel.facts, sights)].sort((a, b) => b.km - a.km)
  if (near.length === 0) return hotel
  // Of those that sell the same, the nearest is the last.
  const centres = Object.fromEntries(near.map(({ component, km }) => [component, Math.max(1, Math.round(km))]))
  return { ...hotel, facts: { ...hotel.facts, centres } }
}

/** A hotel that sells stays for families does not call itself a place for couples. */
function styledFor(stays: readonly StaySeed[], hotel: HotelSeed): HotelSeed {
  if (!stays.some(({ facts }) => facts.themes.includes('family'))) return hotel
  const others = hotel.facts.styles.filter((style) => style !== 'romantic')
  return { ...hotel, facts: { ...hotel.facts, styles: others.length > 0 ? others : ['charming'] } }
}

/** Places whose distance is shown: sights, and towns that travellers know, no suburbs. */
const isSight = (place: Place): boolean =>
  place.kind === 'poi' || (place.kind === 'city' && place.pop > 30_000 && celebratedTownNames.has(place.name))
