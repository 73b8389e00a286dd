import {
  beddings,
  type ComponentCode,
  componentGroups,
  ecoFacilities,
  environments,
  facilities,
  hotelTypes,
  roomFacilities,
  roomTypes,
  styles,
  type ThemeCode,
  themes,
  views,
} from '../facts/codes.ts'
import type { ActivityFacts, BoxFacts, HotelFacts, PlaceFacts, StayFacts } from '../facts/facts.ts'
import type { Language } from '../../../src/market/markets.ts'
import { mix, pick, pickSome } from '../texts/shared/pick.ts'

/** Invented hotels and stays at real places for the tests of the texts. */

type Names = Record<Language, string>
const same = (name: string): Names => ({ fr: name, es: name, nl: name, it: name })
const names = (fr: string, es: string, nl: string, it: string): Names => ({ fr, es, nl, it })

const france = names('France', 'Francia', 'Frankrijk', 'Francia')
const belgium = names('Belgique', 'Bélgica', 'België', 'Belgio')
const netherlands = names('Pays-Bas', 'Países Bajos', 'Nederland', 'Paesi Bassi')
const spain = names('Espagne', 'España', 'Spanje', 'Spagna')
const italy = names('Italie', 'Italia', 'Italië', 'Italia')

export const samplePlaces: readonly PlaceFacts[] = [
  {
    id: 1,
    kind: 'city',
    cc: 'BE',
    name: names('Bruges', 'Brujas', 'Brugge', 'Bruges'),
    region: names('Flandre-Occidentale', 'Flandes Occidental', 'West-Vlaanderen', 'Fiandre Occidentali'),
    country: belgium,
  },
  {
    id: 2,
    kind: 'city',
    cc: 'FR',
    name: names('Le Mans', 'Le Mans', 'Le Mans', 'Le Mans'),
    region: names('Pays de la Loire', 'Países del Loira', 'Pays de la Loire', 'Paesi della Loira'),
    country: france,
  },
  {
    id: 3,
    kind: 'sea_resort',
    cc: 'FR',
    name: same('Les Sables-d’Olonne'),
    region: names('Vendée', 'Vandea', 'Vendée', 'Vandea'),
    country: france,
  },
  { id: 4, kind: 'city', cc: 'NL', name: same('Utrecht'), region: same('Utrecht'), country: netherlands },
  { id: 5, kind: 'city', cc: 'IT', name: same('L’Aquila'), region: names('Abruzzes', 'Abruzos', 'Abruzzen', 'Abruzzo'), country: italy },
  {
    id: 6,
    kind: 'city',
    cc: 'ES',
    name: names('Séville', 'Sevilla', 'Sevilla', 'Siviglia'),
    region: names('Andalousie', 'Andalucía', 'Andalusië', 'Andalusia'),
    country: spain,
  },
  {
    id: 7,
    kind: 'ski_resort',
    cc: 'FR',
    name: same('Les Gets'),
    region: names('Auvergne-Rhône-Alpes', 'Auvernia-Ródano-Alpes', 'Auvergne-Rhône-Alpes', 'Alvernia-Rodano-Alpi'),
    country: france,
  },
  {
    id: 8,
    kind: 'city',
    cc: 'IT',
    name: names('Venise', 'Venecia', 'Venetië', 'Venezia'),
    region: names('Vénétie', 'Véneto', 'Veneto', 'Veneto'),
    country: italy,
  },
  {
    id: 9,
    kind: 'city',
    cc: 'NL',
    name: names('La Haye', 'La Haya', 'Den Haag', 'L’Aia'),
    region: names('Hollande-Méridionale', 'Holanda Meridional', 'Zuid-Holland', 'Olanda Meridionale'),
    country: netherlands,
  },
  {
    id: 10,
    kind: 'city',
    cc: 'BE',
    name: names('Dinant', 'Dinant', 'Dinant', 'Dinant'),
    region: names('Wallonie', 'Valonia', 'Wallonië', 'Vallonia'),
    country: belgium,
  },
]

const sights: readonly Names[] = [
  names('Château de Chambord', 'Castillo de Chambord', 'Kasteel van Chambord', 'Castello di Chambord'),
  names('Beffroi de Bruges', 'Campanario de Brujas', 'Belfort van Brugge', 'Campanile di Bruges'),
  names('Ruines de Pompéi', 'Ruinas de Pompeya', 'Opgravingen van Pompeï', 'Scavi di Pompei'),
  names('Atomium', 'Atomium', 'Atomium', 'Atomium'),
  names('Grottes de Han', 'Cuevas de Han', 'Grotten van Han', 'Grotte di Han'),
  names('Alcazar de Séville', 'Real Alcázar de Sevilla', 'Alcázar van Sevilla', 'Alcázar di Siviglia'),
]

const hotelEntries = [
  { name: 'Le Clos des Tilleuls', plural: false },
  { name: 'Hotel Bellevue', plural: false },
  { name: 'Villa Aurora', plural: false },
  { name: 'De Oude Molen', plural: false },
  { name: 'Casa Luna', plural: false },
  { name: 'Les Suites du Lac', plural: true },
  { name: 'Domaine des Ormes', plural: false },
  { name: 'Suites de la Seda', plural: true },
]

export function sampleHotel(id: number): HotelFacts {
  const one = <T>(salt: string, choices: readonly T[]) => pick(id, salt, choices)
  return {
    id,
    ...one('hotel', hotelEntries),
    place: one('place', samplePlaces),
    street: '12 rue du Moulin',
    zip: '49000',
    lat: 47,
    lng: 0.5,
    stars: mix(id, 'stars') % 6,
    type: one('type', hotelTypes),
    environment: one('environment', environments),
    styles: pickSome(id, 'style', styles, 2),
    facilities: pickSome(id, 'facilities', facilities, mix(id, 'facility count') % 16),
    eco: pickSome(id, 'eco', ecoFacilities, mix(id, 'eco count') % 5),
    pets: id % 3 === 0 ? { price: (id % 5) * 5, maxWeight: 10, max: 1 + (id % 2) } : null,
    checkin: '15:00',
    checkout: '11:00',
    breakfast: { from: '07:30', to: '10:00' },
    parking: { kind: one('parking', ['free', 'paid', 'street', 'none', 'mainland', 'valley'] as const), euro: 12 },
    built: 1750 + (mix(id, 'built') % 260),
    roomCount: 1 + (mix(id, 'rooms') % 60),
    nearby: pickSome(id, 'sights', sights, mix(id, 'sight count') % 4).map((name, index) => ({
      name,
      km: (mix(id, `km ${index}`) % 5) * (index + 2),
      town: false,
    })),
    station: id % 2 === 0,
    rooms: [0, 1].map((index) => ({
      type: one(`room ${index}`, roomTypes),
      sqm: 16 + (mix(id, `sqm ${index}`) % 40),
      bedding: one(`bed ${index}`, beddings),
      view: one(`view ${index}`, views),
      facilities: pickSome(id, `equipment ${index}`, roomFacilities, mix(id, `equipment count ${index}`) % 7),
      capacity: 2,
      maxCapacity: 2 + (id % 3),
    })),
    active: true,
  }
}

export const allComponents: readonly ComponentCode[] = Object.values(componentGroups).flat()
const isTheme = (code: string): code is ThemeCode => code in themes
export const allThemes: readonly ThemeCode[] = Object.keys(themes).filter(isTheme)

export function sampleStay(id: number): StayFacts {
  const min = 1 + (mix(id, 'nights') % 3 === 0 ? 1 : 0)
  return {
    id,
    hotelId: id,
    room: id % 2,
    nights: { min, max: min + 2 },
    breakfast: id % 4 !== 0,
    components: pickSome(id, 'components', allComponents, mix(id, 'component count') % 4),
    themes: pickSome(id, 'themes', allThemes, 2),
  }
}

export function sampleActivity(component: ComponentCode, id: number): ActivityFacts {
  return {
    id,
    component,
    center: pick(id, 'center', ['Les Bains du Canal', 'Atelier Nomade', 'Casa Verde']),
    place: pick(id, 'place', samplePlaces),
    street: '3 place du Marché',
    zip: '8000',
    lat: 51,
    lng: 3,
    minutes: pick(id, 'minutes', [30, 60, 90, 120]),
    minAge: (id % 3) * 6,
    days: pick(id, 'days', [
      [1, 2, 3, 4, 5, 6, 7],
      [2, 3, 4, 5, 6],
      [3, 6, 7],
    ]),
    hours: { from: '09:30', to: '18:00' },
    adults: { min: 1 + (id % 2), max: 2 + (id % 5) },
    environment: 'countryside',
  }
}

export function sampleBox(id: number): BoxFacts {
  return {
    code: `${200 + id}EBOX`,
    theme: pick(id, 'theme', allThemes),
    nights: 1 + (id % 2),
    breakfast: id % 3 !== 0,
    components: pickSome(id, 'components', allComponents, id % 3),
    choice: 10 * (3 + (id % 20)),
    cc: pick(id, 'country', ['FR', 'BE', 'NL', 'ES', 'IT', null]),
  }
}
