import type { Environment } from '../catalogue/codes.ts'
import { kilometres, type Gazetteer, type Place } from './gazetteer.ts'

/** What surrounds a house in a touristic area. Coasts and islands are missing: there it depends on whether the place is a resort. */
const areaLandscapes: readonly (readonly [Environment, string])[] = [
  [
    'lake',
    `Lac d'Annecy, Lac du Bourget, Lac Léman, Friese Meren, IJsselmeer, Lago di Garda, Lago di Como, Lago Maggiore, Lago d'Orta, Lago d'Iseo,
    Lago di Bolsena, Lago Trasimeno, Weerribben-Wieden`,
  ],
  [
    'vineyard',
    `Vignoble de Bordeaux, Médoc, Champagne, Route des vins d'Alsace, Beaujolais, La Rioja vinícola, Ribera del Duero, Priorat, Penedès, Valpolicella,
    Franciacorta, Langhe, Monferrato, Chianti, Val d'Orcia, Moseltal`,
  ],
  [
    'mountain',
    `Pyrénées, Vosges, Jura, Volcans d'Auvergne, Vercors, Mont-Blanc, Alpes françaises, Les Trois Vallées, Picos de Europa, Pirineo aragonés, Pirineo catalán,
    Val d'Aran, Cerdanya, La Alpujarra, Sierra de Guadarrama, Sierra de Gredos, Dolomiti, Val Gardena, Val di Fassa, Alta Badia, Val Pusteria, Valtellina`,
  ],
  [
    'forest',
    `Sologne, Forêt de Fontainebleau, Ardennes françaises, Morvan, Montseny, Ardennes, Hautes Fagnes, Cantons de l'Est, Kempen, Nationaal Park Hoge Kempen,
    Vallée de la Semois, Veluwe, Utrechtse Heuvelrug, Drents-Friese Wold, Eifel, Schwarzwald`,
  ],
]

const islands = `Belle-Île-en-Mer, Île de Noirmoutier, Île de Ré, Île d'Oléron, Formentera, Texel, Vlieland, Terschelling, Ameland, Schiermonnikoog, Isola d'Elba,
  Isola di Capri, Isola d'Ischia, Isole Eolie, Isole Egadi`

const names = (list: string): string[] => list.split(',').map((name) => name.trim())
const landscapeOf = new Map(areaLandscapes.flatMap(([environment, list]) => names(list).map((name) => [name, environment] as const)))
for (const name of names(islands)) landscapeOf.set(name, 'seaside')

/** The environment of each locality: its own kind first, then the smallest touristic area around it that says. */
export function landscapes(gazetteer: Gazetteer): (place: Place) => Environment {
  const areas = gazetteer.places
    .filter((place) => place.kind === 'touristic_area' && landscapeOf.has(place.name))
    .sort((a, b) => (a.radius ?? 0) - (b.radius ?? 0))
  return (place) => {
    if (place.kind === 'ski_resort' || place.tags.includes('ski_resort')) return 'mountain'
    if (place.pop >= 60_000 || celebratedCity.has(place.name)) return 'city'
    if (place.kind === 'sea_resort' || place.tags.includes('sea_resort')) return 'seaside'
    const around = areas.map((area) =>
      area.cc === place.cc && kilometres(area, place) <= reach(area) ? landscapeOf.get(area.name) : undefined,
    )
    // A sizeable town at the foot of a range is no mountain village.
    const landscape = around.find((candidate) => candidate !== undefined && !(candidate === 'mountain' && place.pop > 8_000))
    return landscape ?? (place.pop >= 30_000 ? 'city' : 'countryside')
  }
}

/** Shores stretch beyond the middle of a lake's circle. */
const reach = (area: Place): number => (area.radius ?? 0) * (landscapeOf.get(area.name) === 'lake' ? 1.25 : 1)

/** Towns that are visited as cities, small as they are. */
const celebratedCity = new Set([
  'Colmar',
  'Avignon',
  'Arles',
  'Amboise',
  'Blois',
  'Vannes',
  'Chartres',
  'Segovia',
  'Toledo',
  'Ávila',
  'Cuenca',
  'Teruel',
  'Dinant',
  'Lier',
  'Ieper',
  'Tongeren',
  'Delft',
  'Gouda',
  'Deventer',
  'Zutphen',
  'Middelburg',
  'Siena',
  'Mantova',
  'Orvieto',
  'Gubbio',
  'Spoleto',
  'Matera',
  'Beaune',
  'Albi',
  'Girona',
  'Ronda',
  'Cáceres',
])
