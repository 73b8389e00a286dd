import { chance } from './chance.ts'
import { activitySeeds, type ActivitySeed } from './activities.ts'
import { boxSeeds, type BoxSeed } from './boxes.ts'
import { sites } from './destinations.ts'
import { extendedSeeds } from './extras.ts'
import type { Gazetteer, Place } from './gazetteer.ts'
import { hotelSeed, type HotelSeed } from './hotels.ts'
import { HotelNames } from './names/hotel-names.ts'
import { reviewSeeds, type ReviewSeed } from './reviews.ts'
import { staySeeds, type StaySeed } from './stays.ts'

export interface House {
  readonly hotel: HotelSeed
  readonly reviews: readonly ReviewSeed[]
  readonly stays: readonly StaySeed[]
  /** The stays with extras added. */
  readonly extended: readonly StaySeed[]
  /** Mean of its reviews, tenths; null where there is none. */
  readonly score: number | null
}

export interface Catalogue {
  readonly houses: readonly House[]
  readonly activities: readonly ActivitySeed[]
  readonly boxes: readonly BoxSeed[]
}

/** The whole demonstration catalogue as facts: the same for the same number of hotels. */
export function catalogue(gazetteer: Gazetteer, hotels: number): Catalogue {
  const where = sites(gazetteer, hotels)
  const sights = gazetteer.places.filter(isSight)
  const names = new HotelNames()
  const houses = where.map((site, index): House => {
    const hotel = hotelSeed(gazetteer, sights, site, index, names)
    const reviews = reviewSeeds(hotel.facts)
    const score = reviews.length === 0 ? null : Math.round(reviews.reduce((sum, review) => sum + review.average, 0) / reviews.length)
    const own = staySeeds(hotel.facts, score)
    return { hotel, reviews, score, stays: own, extended: own.flatMap((stay) => extendedSeeds(stay, hotel.facts)) }
  })
  const stays = houses.flatMap(({ hotel, stays: own }) => own.map((stay) => ({ cc: hotel.facts.place.cc, facts: stay.facts })))
  const choices = (theme: string, nights: number, cc: string | null): number =>
    stays.filter(
      (stay) => (cc === null || stay.cc === cc) && stay.facts.themes.some((own) => own === theme) && stay.facts.nights.min <= nights,
    ).length
  return { houses, activities: activitySeeds(gazetteer, where), boxes: boxSeeds(choices) }
}

/** What is worth saying how far it is: sights, and towns people have heard of. */
const isSight = (place: Place): boolean =>
  place.kind === 'poi' || (place.kind === 'city' && place.pop > 70_000 && chance('sight', place.id).percent(70))
