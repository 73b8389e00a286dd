import type { EcoCode, Environment, FacilityCode, HotelType, Style } from '../../catalogue/codes.ts'
import type { HotelFacts } from '../../catalogue/facts.ts'
import type { HotelTexts } from '../texts.ts'
import { capital, type Grammar, paragraphs, sentences, type Sight, sightsOf } from './grammar.ts'
import { pick, pickSome } from './pick.ts'

export interface HotelOpening {
  readonly name: string
  readonly in: string
  readonly stars: number
  readonly built: number
  readonly rooms: number
}

export interface HotelBook {
  readonly opening: Readonly<Record<HotelType, readonly ((hotel: HotelOpening) => string)[]>>
  readonly environment: Readonly<Record<Environment, readonly string[]>>
  readonly style: Readonly<Record<Style, readonly string[]>>
  /** With article, for a list in a sentence: "une piscine intérieure"; none for what is told elsewhere. */
  readonly facility: Readonly<Partial<Record<FacilityCode, string>>>
  readonly wellness: readonly ((list: string, plural: boolean) => string)[]
  readonly table: readonly ((list: string, plural: boolean) => string)[]
  readonly outdoors: readonly ((list: string, plural: boolean) => string)[]
  /** Sights within walking distance, then those by the kilometre; either list may be empty, not both. */
  nearby(walking: readonly Sight[], distant: readonly Sight[], seed: number): string
  readonly ecoSentence: readonly ((list: string) => string)[]
  /** With article, for the list of the sentence above. */
  readonly eco: Readonly<Record<EcoCode, string>>
  address(street: string, zip: string, town: string): string
  station(minutes: number): string
  distance(sight: Sight): string
  readonly parking: { readonly free: string; paid(euro: number): string; readonly street: string }
  readonly charging: string
  checkTimes(checkin: string, checkout: string): string
  readonly identity: string
  readonly accessible: string
  readonly noLift: string
  readonly petsRefused: string
  pets(price: number, maxWeight: number, max: number): string
  breakfastHours(from: string, to: string): string
  metaTitle(hotel: HotelFacts): string
  metaDescription(hotel: HotelFacts, facilities: string): string
}

const wellness: readonly FacilityCode[] = ['spa', 'indoor-pool', 'outdoor-pool', 'sauna', 'hammam', 'hot-tub', 'gym']
const table: readonly FacilityCode[] = ['restaurant', 'bar', 'terrace', 'room-service']
const outdoors: readonly FacilityCode[] = ['garden', 'beach-access', 'bikes', 'playground']

export function hotelTexts(book: HotelBook, facilityLabels: Readonly<Record<FacilityCode, string>>, grammar: Grammar): HotelTexts {
  const { finish, list, clock, places } = grammar

  function facilitySentence(
    hotel: HotelFacts,
    codes: readonly FacilityCode[],
    salt: string,
    wordings: readonly ((list: string, plural: boolean) => string)[],
  ): string | undefined {
    const phrases = codes
      .filter((code) => hotel.facilities.includes(code))
      .map((code) => book.facility[code])
      .filter((phrase) => phrase !== undefined)
      .slice(0, 4)
    return phrases.length === 0 ? undefined : capital(pick(hotel.id, salt, wordings)(list(phrases), phrases.length > 1))
  }

  function nearbySentence(hotel: HotelFacts): string | undefined {
    const sights = sightsOf(hotel, grammar).slice(0, 4)
    if (sights.length === 0) return undefined
    return capital(
      book.nearby(
        sights.filter(({ km }) => km === 0),
        sights.filter(({ km }) => km > 0),
        hotel.id,
      ),
    )
  }

  function ecoSentence(hotel: HotelFacts): string | undefined {
    if (hotel.eco.length < 2) return undefined
    return capital(
      pick(hotel.id, 'eco sentence', book.ecoSentence)(list(pickSome(hotel.id, 'eco', hotel.eco, 3).map((code) => book.eco[code]))),
    )
  }

  return {
    description(hotel) {
      const opening = { name: hotel.name, in: places.in(hotel.place), stars: hotel.stars, built: hotel.built, rooms: hotel.roomCount }
      const [style = 'charming'] = hotel.styles
      const [, second] = hotel.styles
      const few = hotel.facilities.length < 9 || hotel.nearby.length === 0
      const text = paragraphs(
        sentences(
          capital(pick(hotel.id, 'opening', book.opening[hotel.type])(opening)),
          pick(hotel.id, 'environment', book.environment[hotel.environment]),
        ),
        sentences(
          pick(hotel.id, 'style', book.style[style]),
          // A house with little to list has a little more to say of its manner.
          few && second ? pick(hotel.id, 'second style', book.style[second]) : undefined,
          facilitySentence(hotel, wellness, 'wellness', book.wellness),
          facilitySentence(hotel, table, 'table', book.table),
          facilitySentence(hotel, outdoors, 'outdoors', book.outdoors),
        ),
        sentences(nearbySentence(hotel), ecoSentence(hotel)),
      )
      return finish(text)
    },
    access(hotel) {
      const lines = [
        book.address(hotel.street, hotel.zip, places.name(hotel.place)),
        ...(hotel.stationMinutes === null ? [] : [book.station(hotel.stationMinutes)]),
        ...sightsOf(hotel, grammar)
          .filter(({ km }) => km > 0)
          .slice(0, 2)
          .map(book.distance),
      ]
      return lines.map((line) => finish(capital(line)))
    },
    parking(hotel) {
      const { kind, euro } = hotel.parking
      const place = kind === 'paid' ? book.parking.paid(euro) : book.parking[kind]
      return finish(hotel.facilities.includes('ev-charging') ? `${place} ${book.charging}` : place)
    },
    importantInfos(hotel) {
      const lines = [
        book.checkTimes(clock(hotel.checkin), clock(hotel.checkout)),
        book.identity,
        hotel.pets ? book.pets(hotel.pets.price, hotel.pets.maxWeight, hotel.pets.max) : book.petsRefused,
        ...(hotel.facilities.includes('accessible') ? [book.accessible] : []),
        ...(hotel.facilities.includes('lift') || hotel.facilities.includes('accessible') ? [] : [book.noLift]),
      ]
      return lines.map(finish)
    },
    breakfastHours: (hotel) => finish(book.breakfastHours(clock(hotel.breakfast.from), clock(hotel.breakfast.to))),
    pets: (hotel) => finish(hotel.pets ? book.pets(hotel.pets.price, hotel.pets.maxWeight, hotel.pets.max) : book.petsRefused),
    metaTitle: (hotel) => finish(book.metaTitle(hotel)),
    metaDescription(hotel) {
      const named = [...wellness, ...table].filter((code) => hotel.facilities.includes(code)).slice(0, 3)
      return finish(book.metaDescription(hotel, list(named.map((code) => facilityLabels[code].toLowerCase()))))
    },
  }
}
