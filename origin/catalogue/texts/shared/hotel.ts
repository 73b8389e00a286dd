import type { EcoCode, Environment, FacilityCode, HotelType, Style } from '../../facts/codes.ts'
import type { HotelFacts } from '../../facts/facts.ts'
import { suiting } from '../../pictures/rocky-coast.ts'
import type { HotelTexts } from '../texts.ts'
import { capital, type Grammar, paragraphs, sentences, sightsOf, townsOf } from './grammar.ts'
import { firstFitting, longestDescription, longestTitle, withFewerSentences } from './fitting.ts'
import { pick, pickSome } from './pick.ts'
import { type Counted, fill, fillCounted, type Template, type Values } from './template.ts'

export interface HotelWording {
  /**
   * By type. `{hotel}` is the name with its article, `{stars}`, `{rooms}`, `{cabins}` and `{flats}` are the phrases below, `{count}` the rooms, `{ranked}` the hotel with its
   * stars.
   */
  readonly opening: Readonly<Record<HotelType, readonly (Template | Counted)[]>>
  readonly stars: Counted
  /** "driesterrenhotel", by stars, in languages with one word for it. */
  readonly ranked: readonly string[]
  readonly rooms: Counted
  readonly cabins: Counted
  readonly flats: Counted
  readonly environment: Readonly<Record<Environment, readonly string[]>>
  readonly style: Readonly<Record<Style, readonly string[]>>
  /** With article, for a list: "une piscine intérieure". */
  readonly facility: Readonly<Partial<Record<FacilityCode, string>>>
  /** By the number of facilities; `{items}` is their list. */
  readonly wellness: readonly (Template | Counted)[]
  readonly table: readonly (Template | Counted)[]
  /** The same where there is a restaurant: nobody has to go out in the evening. */
  readonly tableWithRestaurant: readonly (Template | Counted)[]
  readonly outdoors: readonly (Template | Counted)[]
  /** Sights within walking distance, then by kilometre. */
  readonly nearby: { readonly walking: readonly Template[]; readonly distant: readonly Template[] }
  readonly ecoSentence: readonly Template[]
  readonly eco: Readonly<Record<EcoCode, string>>
  readonly address: Template
  readonly station: string
  readonly distance: Template
  readonly parking: Readonly<Record<HotelFacts['parking']['kind'], Template>>
  readonly charging: string
  readonly checkTimes: Template
  readonly identity: string
  readonly accessible: string
  readonly noLift: string
  readonly petsRefused: string
  /** The fee is the policy's own line on the page. */
  readonly pets: Counted
  readonly breakfastHours: Template
  readonly metaTitle: Template
  readonly metaDescription: Template
}

const wellness: readonly FacilityCode[] = ['spa', 'indoor-pool', 'outdoor-pool', 'sauna', 'hammam', 'hot-tub', 'gym']
const table: readonly FacilityCode[] = ['restaurant', 'bar', 'terrace', 'room-service']
/** Styles that contradict each other in a description. */
const rivals: readonly (readonly Style[])[] = [
  ['charming', 'design', 'classic'],
  ['historic', 'design'],
  ['romantic', 'family'],
]

const outdoors: readonly FacilityCode[] = ['garden', 'beach-access', 'bikes', 'playground']

/** Cabins are single buildings, without a lift or other floors. */
const hasCabins = ({ rooms }: HotelFacts): boolean => rooms.some(({ type }) => type === 'cabin' || type === 'family-cabin')

export function hotelTexts(wording: HotelWording, facilityLabels: Readonly<Record<FacilityCode, string>>, grammar: Grammar): HotelTexts {
  const { finish, list, clock, hour, places } = grammar

  function openingValues({ name, place, stars, built, roomCount: count }: HotelFacts): Values {
    return {
      name,
      hotel: grammar.hotelInSentence(name),
      in: places.in(place),
      stars: fillCounted(wording.stars, stars),
      ranked: wording.ranked[stars] ?? '',
      built,
      rooms: fillCounted(wording.rooms, count),
      cabins: fillCounted(wording.cabins, count),
      flats: fillCounted(wording.flats, count),
      count,
    }
  }

  /** Templates by number are by the number of rooms, or of the name where `{Hotel}` is their subject. */
  function opening(hotel: HotelFacts): string {
    const template = pick(hotel.id, 'opening', wording.opening[hotel.type])
    const ofName = typeof template !== 'string' && /\{hotel\}/i.test(template.one)
    return fillCounted(template, ofName ? (hotel.plural ? 2 : 1) : hotel.roomCount, openingValues(hotel))
  }

  function pets({ pets: accepted }: HotelFacts): string {
    if (!accepted) return wording.petsRefused
    return fillCounted(wording.pets, accepted.max, { ...accepted })
  }

  function facilitySentence(
    hotel: HotelFacts,
    codes: readonly FacilityCode[],
    salt: string,
    templates: readonly (Template | Counted)[],
  ): string | undefined {
    const phrases = codes
      .filter((code) => hotel.facilities.includes(code))
      .map((code) => wording.facility[code])
      .filter((phrase) => phrase !== undefined)
      .slice(0, 4)
    // A list of one item is no list, and a gym alone no wellness.
    const gymOnly = codes === wellness && phrases[0] === wording.facility.gym
    return phrases.length === 0 || gymOnly || (phrases.length === 1 && codes === outdoors)
      ? undefined
      : capital(fillCounted(pick(hotel.id, salt, templates), phrases.length, { items: list(phrases) }))
  }

  function nearbySentences(hotel: HotelFacts): string {
    const sights = sightsOf(hotel, grammar).slice(0, 4)
    const walking = list(sights.filter(({ kilometres }) => kilometres === 0).map(({ phrase }) => phrase))
    // An excursion goes further than a walk.
    const near = sights.some(({ kilometres }) => kilometres > 0 && kilometres < 8)
    const distant = list(sights.filter(({ kilometres }) => kilometres > 0).map(({ phrase, km }) => `${phrase} (${km} km)`))
    return capital(
      sentences(
        walking && fill(pick(hotel.id, 'walking', wording.nearby.walking), { sights: walking }),
        distant && fill(pick(hotel.id, 'distant', near ? wording.nearby.distant.slice(0, 1) : wording.nearby.distant), { sights: distant }),
      ),
    )
  }

  function ecoSentence(hotel: HotelFacts): string | undefined {
    if (hotel.eco.length < 2) return undefined
    return capital(
      fill(pick(hotel.id, 'eco sentence', wording.ecoSentence), {
        items: list(pickSome(hotel.id, 'eco', hotel.eco, 3).map((code) => wording.eco[code])),
      }),
    )
  }

  return {
    description(hotel) {
      const [style = 'charming'] = hotel.styles
      const second = hotel.styles.slice(1).find((other) => !rivals.some((group) => group.includes(style) && group.includes(other)))
      const few = hotel.facilities.length < 9 || hotel.nearby.every(({ town }) => town)
      const text = paragraphs(
        sentences(capital(opening(hotel)), pick(hotel.id, 'environment', suiting(wording.environment[hotel.environment], hotel.place))),
        sentences(
          pick(hotel.id, 'style', wording.style[style]),
          // A hotel with few facilities has two sentences on its style.
          few && second ? pick(hotel.id, 'second style', wording.style[second]) : undefined,
          facilitySentence(hotel, wellness, 'wellness', wording.wellness),
          facilitySentence(
            hotel,
            table,
            'table',
            hotel.facilities.includes('restaurant') ? [...wording.table, ...wording.tableWithRestaurant] : wording.table,
          ),
          facilitySentence(hotel, outdoors, 'outdoors', wording.outdoors),
        ),
        sentences(nearbySentences(hotel), ecoSentence(hotel)),
      )
      return finish(text)
    },
    access(hotel) {
      const lines = [
        fill(wording.address, { street: hotel.street, zip: hotel.zip, town: places.name(hotel.place) }),
        ...(hotel.station ? [wording.station] : []),
        ...[...townsOf(hotel, grammar), ...sightsOf(hotel, grammar)]
          .filter(({ kilometres }) => kilometres > 0)
          .slice(0, 2)
          .map((sight) => fill(wording.distance, { ...sight })),
      ]
      return lines.map((line) => finish(capital(line)))
    },
    parking(hotel) {
      const { kind, euro } = hotel.parking
      const place = fill(wording.parking[kind], { euro })
      return finish(hotel.facilities.includes('ev-charging') ? `${place} ${wording.charging}` : place)
    },
    importantInfos(hotel) {
      const lines = [
        fill(wording.checkTimes, { checkin: clock(hotel.checkin), checkout: clock(hotel.checkout) }),
        wording.identity,
        ...(hotel.facilities.includes('accessible') ? [wording.accessible] : []),
        ...(hotel.facilities.includes('lift') || hotel.facilities.includes('accessible') || hasCabins(hotel) ? [] : [wording.noLift]),
      ]
      return lines.map(finish)
    },
    breakfastHours: ({ breakfast: { from, to } }) => finish(fill(wording.breakfastHours, { from: hour(from), to: clock(to) })),
    pets: (hotel) => finish(pets(hotel)),
    metaTitle(hotel) {
      const values = openingValues(hotel)
      const titles = [values, { ...values, stars: '' }].map((each) => finish(fill(wording.metaTitle, each)))
      return firstFitting([...titles, hotel.name], longestTitle)
    },
    metaDescription(hotel) {
      const named = [...wellness, ...table].filter((code) => hotel.facilities.includes(code)).slice(0, 3)
      const facilities = list(named.map((code) => facilityLabels[code].toLowerCase()))
      const values = openingValues(hotel)
      const described = [{ ...values, facilities }, values, { ...values, stars: '' }].flatMap((each) =>
        withFewerSentences(finish(fill(wording.metaDescription, { facilities: '', ...each }))),
      )
      return firstFitting(described, longestDescription)
    },
  }
}
