import { componentGroups, componentTags, themes, type ComponentCode, type ComponentGroup } from '../catalogue/codes.ts'
import type { ActivityFacts } from '../catalogue/facts.ts'
import { componentPrices } from '../pricing/components.ts'
import { streetOf, zipOf } from './addresses.ts'
import { chance } from './chance.ts'
import { hotelCountries, type HotelCountry, type Site } from './destinations.ts'
import type { Gazetteer, Place } from './gazetteer.ts'

export interface ActivitySeed {
  readonly facts: ActivityFacts
  readonly place: Place
  readonly tag: number
  readonly theme: number
  readonly published: boolean
  /** Cents for one adult. */
  readonly barPrice: number
  readonly price: number
  readonly quality: number
}

export const firstActivityId = 700_001
const shares: Record<HotelCountry, number> = { FR: 92, ES: 52, BE: 46, NL: 44, IT: 46 }

type Tongue = 'fr' | 'es' | 'nl' | 'it'

/** What can be given without a night, with its name at an activity centre: the place is added. */
const centers: Partial<Record<ComponentCode, Record<Tongue, string>>> = {
  'spa-access': { fr: 'Spa des Sources', es: 'Spa Aguas Claras', nl: 'Wellness De Bron', it: 'Spa Acqua Chiara' },
  'private-spa': { fr: 'Bulle Privée', es: 'Spa Privado Luna', nl: 'Privéwellness Zen', it: 'Spa Privata Luna' },
  'massage-50': { fr: 'L’Atelier du Massage', es: 'El Taller del Masaje', nl: 'Het Massagehuis', it: 'La Bottega del Massaggio' },
  'hammam-ritual': { fr: 'Les Bains de Jade', es: 'Baños de Jade', nl: 'Hammam Jade', it: 'Hammam di Giada' },
  'dinner-3': { fr: 'La Table du Marché', es: 'La Mesa del Mercado', nl: 'Restaurant De Markttafel', it: 'La Tavola del Mercato' },
  'wine-tasting': { fr: 'La Cave des Amis', es: 'La Bodega de los Amigos', nl: 'Wijnhuis Vrienden', it: 'La Cantina degli Amici' },
  'cooking-class': { fr: 'L’Atelier des Chefs de', es: 'Escuela de Cocina de', nl: 'Kookschool', it: 'Scuola di Cucina di' },
  'boat-trip': { fr: 'Croisières de', es: 'Cruceros de', nl: 'Rederij', it: 'Battelli di' },
  canoe: { fr: 'Base nautique de', es: 'Club Náutico de', nl: 'Kanocentrum', it: 'Centro Canoa di' },
  'horse-ride': { fr: 'Écuries de', es: 'Hípica de', nl: 'Manege', it: 'Maneggio di' },
  balloon: { fr: 'Montgolfières de', es: 'Globos de', nl: 'Ballonvaarten', it: 'Mongolfiere di' },
  sailing: { fr: 'École de voile de', es: 'Escuela de Vela de', nl: 'Zeilschool', it: 'Scuola di Vela di' },
  golf: { fr: 'Golf de', es: 'Golf de', nl: 'Golfclub', it: 'Golf Club di' },
  treetop: { fr: 'Accroparc de', es: 'Parque de Aventura de', nl: 'Klimbos', it: 'Parco Avventura di' },
  'escape-game': { fr: 'L’Échappée de', es: 'Sala de Escape de', nl: 'Escape Room', it: 'Escape Room di' },
  karting: { fr: 'Karting de', es: 'Karting de', nl: 'Kartbaan', it: 'Kartodromo di' },
  'bike-rental': { fr: 'La Roue Libre de', es: 'La Rueda Libre de', nl: 'Fietsverhuur', it: 'La Ruota Libera di' },
  'hiking-guide': { fr: 'Bureau des guides de', es: 'Guías de', nl: 'Wandelgidsen', it: 'Guide di' },
}

/** Where an activity makes sense. */
const groundsOf = (site: Site): readonly ComponentCode[] => {
  const { environment, cc } = site
  const wet: ComponentCode[] = environment === 'seaside' || environment === 'lake' ? ['sailing', 'boat-trip'] : []
  const green: ComponentCode[] =
    environment !== 'city'
      ? ['horse-ride', 'canoe', 'treetop', 'bike-rental', 'golf', 'hiking-guide']
      : ['escape-game', 'karting', 'cooking-class', 'boat-trip', 'bike-rental']
  const sky: ComponentCode[] = (environment === 'countryside' || environment === 'vineyard') && cc !== 'NL' ? ['balloon'] : []
  const cellar: ComponentCode[] = cc === 'NL' || cc === 'BE' ? [] : ['wine-tasting']
  return [...wet, ...green, ...sky, ...cellar, 'spa-access', 'private-spa', 'massage-50', 'hammam-ritual', 'dinner-3', 'cooking-class']
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

const minutes: Partial<Record<ComponentCode, number>> = {
  'spa-access': 120,
  'private-spa': 90,
  'massage-50': 50,
  'hammam-ritual': 75,
  'dinner-3': 120,
  'wine-tasting': 90,
  'cooking-class': 180,
  'boat-trip': 60,
  canoe: 180,
  'horse-ride': 90,
  balloon: 60,
  sailing: 180,
  golf: 120,
  treetop: 150,
  'escape-game': 60,
  karting: 30,
  'bike-rental': 240,
  'hiking-guide': 180,
}
const leastAge: Partial<Record<ComponentCode, number>> = {
  'spa-access': 16,
  'private-spa': 16,
  'massage-50': 16,
  'hammam-ritual': 16,
  'wine-tasting': 18,
  canoe: 8,
  'horse-ride': 10,
  balloon: 8,
  sailing: 8,
  treetop: 6,
  karting: 12,
  'escape-game': 10,
}

/** A centre's own name has the definite preposition of its place dropped into a form that needs none: "Golf de Bruges", "Spa des Sources · Bruges". */
function centerName(pattern: string, place: string): string {
  if (pattern.endsWith(' de') && /^[AEIOUYÉÈÎÔH]/.test(place)) return `${pattern.slice(0, -1)}’${place}`
  if (/^(Le|La|Les|L'|Los|Las|El) ?/.test(place) && / (de|di)$/.test(pattern)) return `${pattern.replace(/ (de|di)$/, '')} ${place}`
  return `${pattern} ${place}`
}

/** Activities without a night, spread over the places where houses stand. */
export function activitySeeds(gazetteer: Gazetteer, sites: readonly Site[]): ActivitySeed[] {
  let id = firstActivityId
  return hotelCountries.flatMap((cc) => {
    const places = sites.filter((site) => site.cc === cc)
    const luck = chance('activities', cc)
    const taken = new Set<string>()
    const seeds: ActivitySeed[] = []
    // A small catalogue has fewer places than activities: it ends with fewer.
    for (let draws = 0; seeds.length < shares[cc] && draws < shares[cc] * 20; draws++) {
      const site = luck.pick(places)
      const component = luck.pick(groundsOf(site))
      const key = `${site.place.id}:${component}`
      if (taken.has(key)) continue
      taken.add(key)
      seeds.push(activitySeed(gazetteer, site, component, id++))
    }
    return seeds
  })
}

function activitySeed(gazetteer: Gazetteer, site: Site, component: ComponentCode, id: number): ActivitySeed {
  const luck = chance('activity', id)
  const { place, cc } = site
  const region = gazetteer.find(place.region)?.code ?? ''
  const department = gazetteer.find(place.department)?.code ?? ''
  const tongue: Tongue = cc === 'ES' ? 'es' : cc === 'IT' ? 'it' : cc === 'FR' || region === 'BE-WAL' || region === 'BE-BRU' ? 'fr' : 'nl'
  const pattern = centers[component]?.[tongue]
  if (pattern === undefined) throw new Error(`no centre offers ${component}`)
  const { person, room } = componentPrices[component]
  const barPrice = Math.round(((person + room / 2) * (1.25 + luck.next() * 0.5)) / 100) * 100 + 900
  const promo = luck.weighted([
    [0, 55],
    [5, 8],
    [10, 14],
    [15, 12],
    [20, 8],
    [25, 3],
  ])
  const facts: ActivityFacts = {
    id,
    component,
    center: centerName(pattern, place.name),
    place: gazetteer.facts(place),
    street: streetOf(tongue, luck),
    zip: zipOf(cc, department, region, luck),
    lat: Math.round((place.lat + (luck.next() - 0.5) * 0.008) * 1e5) / 1e5,
    lng: Math.round((place.lng + (luck.next() - 0.5) * 0.008) * 1e5) / 1e5,
    minutes: minutes[component] ?? 90,
    minAge: leastAge[component] ?? 0,
    days: luck.pick([
      [1, 2, 3, 4, 5, 6, 7],
      [2, 3, 4, 5, 6, 7],
      [3, 4, 5, 6, 7],
      [2, 3, 4, 5, 6],
    ]),
    hours:
      component === 'dinner-3'
        ? { from: '18:30', to: '22:00' }
        : { from: luck.pick(['09:00', '09:30', '10:00', '11:00']), to: luck.pick(['17:30', '18:00', '19:00', '20:00']) },
    adults: { min: component === 'private-spa' ? 2 : 1, max: luck.pick([2, 2, 4, 6]) },
  }
  return {
    facts,
    place,
    tag: componentTags.get(component) ?? 101,
    theme: themeOf(component),
    published: id % 90 !== 0,
    barPrice,
    price: Math.round((barPrice * (100 - promo)) / 10_000) * 100,
    quality: luck.between(300, 950) + promo * 4,
  }
}
