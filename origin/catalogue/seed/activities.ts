import {
  hotelCountries,
  type HotelCountry,
  componentGroups,
  componentTags,
  themes,
  type ComponentCode,
  type ComponentGroup,
} from '../facts/codes.ts'
import type { Language } from '../../../src/market/markets.ts'
import type { ActivityFacts, PlaceFacts } from '../facts/facts.ts'
import { componentPictures } from '../pictures/picture-set.ts'
import { componentPrices } from '../facts/component-prices.ts'
import { bare } from '../texts/shared/phrase-table.ts'
import json from './activity-centres.json' with { type: 'json' }
import { isBikeFree, isCarFree } from './car-free.ts'
import { streetOf, zipInTown, zipOf } from './addresses.ts'
import { type Random, seededRandom } from './random.ts'
import { golf, trees } from './recipes.ts'
import { boats, canoes, openWater } from './waters.ts'
import type { Site } from './destinations.ts'
import { namesOf, type Gazetteer, type Place } from './gazetteer.ts'

export interface ActivitySeed {
  readonly facts: ActivityFacts
  readonly place: Place
  readonly tag: number
  readonly theme: number
  readonly published: boolean
  readonly barPrice: number
  readonly price: number
  readonly quality: number
  /** Days before the seeding on which it was first sold. */
  readonly soldFor: number
}

export const firstActivityId = 700_001
const shares: Record<HotelCountry, number> = { FR: 92, ES: 52, BE: 46, NL: 44, IT: 46 }

interface Centre {
  readonly minutes: number
  readonly minAge: number
  /** Name at an activity centre, without the place. */
  readonly names: Readonly<Record<Language, string>>
}

const centres: Readonly<Partial<Record<ComponentCode, Centre>>> = json

/** Towns that have no roads for an activity on wheels. */
const isTooNarrow: Readonly<Partial<Record<ComponentCode, (place: PlaceFacts) => boolean>>> = {
  'bike-rental': isBikeFree,
  karting: isCarFree,
}

/** Inhabitants of a city in whose streets there is no kart track. */
const metropolis = 200_000

/** Activities that fit a site, and that a picture of such a place shows. */
const groundsOf = (site: Site, gazetteer: Gazetteer): readonly ComponentCode[] => {
  const { environment, cc } = site
  const ground = { place: gazetteer.facts(site.place), environment }
  const wet: ComponentCode[] = openWater(ground) ? ['sailing', 'boat-trip'] : []
  const green: ComponentCode[] =
    environment !== 'city'
      ? [
          'horse-ride',
          ...(canoes(ground) ? (['canoe'] as const) : []),
          ...(trees(ground) ? (['treetop'] as const) : []),
          'bike-rental',
          ...(golf(ground) ? (['golf'] as const) : []),
          'hiking-guide',
        ]
      : [
          'escape-game',
          ...(site.place.pop < metropolis ? (['karting'] as const) : []),
          'cooking-class',
          ...(boats(ground) ? (['boat-trip'] as const) : []),
          'bike-rental',
        ]
  const sky: ComponentCode[] = (environment === 'countryside' || environment === 'vineyard') && cc !== 'NL' ? ['balloon'] : []
  const cellar: ComponentCode[] = cc === 'NL' || cc === 'BE' ? [] : ['wine-tasting']
  const anywhere: ComponentCode[] = ['spa-access', 'private-spa', 'massage-50', 'hammam-ritual', 'dinner-3', 'cooking-class']
  const fitting = [...wet, ...green, ...sky, ...cellar, ...anywhere].filter((code) => !isTooNarrow[code]?.(ground.place))
  return fitting.filter((component) => componentPictures(component, ground).length > 0)
}

/** Games are for a team, and what families do has places for more than two. */
const smallestGroup: Readonly<Partial<Record<ComponentCode, ActivityFacts['adults']>>> = {
  'escape-game': { min: 2, max: 4 },
  karting: { min: 1, max: 4 },
  treetop: { min: 1, max: 4 },
}

function adultsOf(component: ComponentCode, random: Random): ActivityFacts['adults'] {
  if (component === 'private-spa') return { min: 2, max: 2 }
  const { min, max } = smallestGroup[component] ?? { min: 1, max: 2 }
  return { min, max: Math.max(max, random.pick([2, 2, 4, 6])) }
}

const groupThemes: Record<ComponentGroup, number> = {
  wellness: themes.wellness,
  gastronomy: themes.gastronomy,
  romance: themes.romantic,
  culture: themes.culture,
  outdoors: themes.countryside,
  family: themes.family,
}
const themeOf = (code: ComponentCode): number => {
  const group = Object.entries(componentGroups).find(([, codes]) => codes.some((other) => other === code))?.[0]
  return Object.entries(groupThemes).find(([name]) => name === group)?.[1] ?? themes.unusual
}

/**
 * A centre that is named after what it offers has its place in its name, "Golf de Bruges"; the definite preposition of a place becomes a
 * plain one. Others have a name of their own.
 */
export function centerName(language: Language, pattern: string, place: string): string {
  if (!/ (de|di)$/.test(pattern) && !generic.includes(pattern)) return pattern
  if (language === 'es') return `${pattern} ${place}`.replace(/ de (Puerto de Navacerrada|Valle de Nuria)$/, ' del $1')
  if (language !== 'fr') return `${pattern} ${place}`
  if (/^([AEIOUYÉÈÎÔ]|Hastière|Herbeumont|Hossegor|Hyères)/.test(place)) return `${pattern.slice(0, -1)}’${place}`
  return `${pattern} ${place}`.replace(/ de Le(s?) /, (_, plural: string) => (plural === '' ? ' du ' : ' des '))
}

/** Dutch names that need their place: "Manege Brugge". */
const generic: readonly string[] = [
  'Kookschool',
  'Rederij',
  'Kanocentrum',
  'Manege',
  'Ballonvaarten',
  'Zeilschool',
  'Golfclub',
  'Klimbos',
  'Escape Room',
  'Kartbaan',
  'Fietshuis',
  'Wandelgidsen',
]

/** Activities without a night, spread over the sites of the hotels. */
export function activitySeeds(gazetteer: Gazetteer, sites: readonly Site[]): ActivitySeed[] {
  let id = firstActivityId
  return hotelCountries.flatMap((cc) => {
    const places = sites.filter((site) => site.cc === cc)
    const random = seededRandom('activities', cc)
    const taken = new Set<string>()
    const seeds: ActivitySeed[] = []
    // A small catalogue has fewer places than activities.
    for (let draws = 0; seeds.length < shares[cc] && draws < shares[cc] * 20; draws++) {
      const site = random.pick(places)
      const component = random.pick(groundsOf(site, gazetteer))
      const key = `${site.place.id}:${component}`
      if (taken.has(key)) continue
      taken.add(key)
      seeds.push(activitySeed(gazetteer, site, component, id++))
    }
    return seeds
  })
}

function activitySeed(gazetteer: Gazetteer, site: Site, component: ComponentCode, id: number): ActivitySeed {
  const random = seededRandom('activity', id)
  const { place, cc } = site
  const region = gazetteer.find(place.region)?.code ?? ''
  const department = gazetteer.find(place.department)
  const language: Language =
    cc === 'ES' ? 'es' : cc === 'IT' ? 'it' : cc === 'FR' || region === 'BE-WAL' || region === 'BE-BRU' ? 'fr' : 'nl'
  const centre = centres[component]
  if (centre === undefined) throw new Error(`no centre offers ${component}`)
  const { person, room } = componentPrices[component]
  const barPrice = Math.round(((person + room / 2) * (1.25 + random.next() * 0.5)) / 100) * 100 + 900
  const promo = random.weighted([
    [0, 55],
    [5, 8],
    [10, 14],
    [15, 12],
    [20, 8],
    [25, 3],
  ])
  const street = streetOf(language, place, site.environment, random)
  const zip = zipOf(place, department?.code ?? '', region, random)
  const lat = Math.round((place.lat + (random.next() - 0.5) * 0.004) * 1e5) / 1e5
  const lng = Math.round((place.lng + (random.next() - 0.5) * 0.004) * 1e5) / 1e5
  const facts: ActivityFacts = {
    id,
    component,
    center: centerName(language, centre.names[language], bare(namesOf(place)[language])),
    place: gazetteer.facts(place),
    street,
    zip: zipInTown({ id, zip, lat, lng }, place, department),
    lat,
    lng,
    minutes: centre.minutes,
    minAge: centre.minAge,
    days: random.pick([
      [1, 2, 3, 4, 5, 6, 7],
      [2, 3, 4, 5, 6, 7],
      [3, 4, 5, 6, 7],
      [2, 3, 4, 5, 6],
    ]),
    hours:
      component === 'dinner-3'
        ? { from: '18:30', to: '22:00' }
        : component === 'balloon'
          ? { from: '06:00', to: '21:00' }
          : { from: random.pick(['09:00', '09:30', '10:00', '11:00']), to: random.pick(['17:30', '18:00', '19:00', '20:00']) },
    adults: adultsOf(component, random),
    environment: site.environment,
  }
  return {
    facts,
    place,
    tag: componentTags.get(component) ?? 101,
    theme: themeOf(component),
    published: id % 90 !== 0,
    barPrice,
    price: Math.round((barPrice * (100 - promo)) / 10_000) * 100,
    quality: random.between(300, 950) + promo * 4,
    soldFor: random.between(10, 900),
  }
}
