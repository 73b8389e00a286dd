import type { PlaceFacts } from '../../catalogue/facts.ts'
import { bare, phraseTable } from '../shared/phrase-table.ts'
import type { PlaceTexts } from '../texts.ts'
import { ofSight } from './sights.ts'

/** Areas that take an article, or more than "en". */
const inAreas = phraseTable(
  {
    'en los': ['Países Bajos', 'Países del Loira', 'Abruzos', 'Vosgos', 'Altos Alpes', 'Alpes Marítimos', 'Altos Pirineos', 'Pirineos Orientales', 'Pirineos Atlánticos', 'Altos del Sena', 'Alpes franceses', 'Tres Valles', 'Picos de Europa', 'Pueblos Blancos', 'Cantones del Este', 'Castelli Romani', 'Alpes de Alta Provenza'],
    'en las': ['Islas Canarias', 'Islas Baleares', 'Ardenas', 'Landas', 'Costas de Armor', 'Bocas del Ródano', 'Cevenas', 'Gargantas del Verdon', 'Gargantas del Ardèche', 'Playas del Desembarco', 'Ardenas francesas', 'Ardenas belgas', 'Ardenas flamencas', 'Altas Fagnes', 'Rías Bajas', 'Islas Frisias', 'Dolomitas', 'Langhe', 'Cinque Terre', 'Islas Eolias', 'Islas Egadas', 'Colinas Euganeas', 'Alpilles', 'Yvelines', 'Weerribben-Wieden'],
    'en el': ['Reino Unido', 'País Vasco', 'Lacio', 'Piamonte', 'Véneto', 'Gran Este', 'Trentino-Alto Adigio', 'Centro-Valle del Loira', 'Valle de Aosta', 'Luberon', 'Médoc', 'Pirineo francés', 'País Vasco francés', 'País cátaro', 'Golfo de Morbihan', 'Jura', 'Morvan', 'Beaujolais', 'Vercors', 'Mont Blanc', 'Cabo de Gata', 'Pirineo aragonés', 'Pirineo catalán', 'Valle de Arán', 'Montseny', 'Priorato', 'Penedés', 'Delta del Ebro', 'Valle del Jerte', 'Valle del Loira', 'Valle del Mosa', 'Valle del Semois', 'Valle de Itria', 'Valle del Mosela', 'Matarraña', 'Perigord', 'Bearne', 'Condroz', 'Westhoek', 'Hageland', 'Achterhoek', 'Biesbosch', 'Monferrato', 'Chianti', 'Cilento', 'Gargano', 'Salento', 'Golfo de los Poetas', 'Algarve', 'Sauerland', 'Camino de Santiago', 'Trentino', 'Bajo Rin', 'Alto Rin', 'Var', 'Jura', 'Parque nacional Hoge Kempen'],
    'en la': ['Rioja', 'Comunidad de Madrid', 'Región de Murcia', 'Comunidad Valenciana', 'Costa Azul', 'Camarga', 'Costa de las Landas', 'Costa Bermeja', 'Costa de Ópalo', 'Bahía de Arcachón', 'Bahía de Somme', 'Costa de Alabastro', 'Costa Florida', 'Bahía del Monte Saint-Michel', 'Costa Esmeralda', 'Costa de Granito Rosa', 'Península de Crozon', 'Isla de Noirmoutier', 'Isla de Ré', 'Isla de Oléron', 'Marisma de Poitou', 'Sologne', 'Ruta del vino de Alsacia', 'Costa Brava', 'Costa Dorada', 'Costa Blanca', 'Costa Cálida', 'Costa Tropical', 'Costa Verde', 'Costa Vasca', 'Ribeira Sacra', 'Rioja vinícola', 'Ribera del Duero', 'Cerdaña', 'Sierra de Guadarrama', 'Sierra de Gredos', 'Sierra Norte de Madrid', 'Costa belga', 'Gaume', 'Veluwe', 'Betuwe', 'Región de los tulipanes', 'Costa holandesa', 'Costa de Zelanda', 'Valtelina', 'Riviera de las Flores', 'Riviera Romañola', 'Versilia', 'Maremma', 'Isla de Elba', 'Lunigiana', 'Costa Amalfitana', 'Isla de Capri', 'Isla de Isquia', 'Riviera del Conero', 'Laguna de Venecia', 'Selva Negra', 'Costa de Almería', 'Costa de Azahar', 'Costa del Sol', 'Costa de la Luz', 'Costa de los Dioses'],
  },
  {
    'La Rioja': 'en La Rioja',
    'Bruselas-Capital': 'en Bruselas',
    'Castillos del Loira': 'en la ruta de los castillos del Loira',
    'Viñedos de Burdeos': 'entre los viñedos de Burdeos',
    'Bosque de Fontainebleau': 'en el bosque de Fontainebleau',
    'Volcanes de Auvernia': 'en los volcanes de Auvernia',
    'Los Tres Valles': 'en los Tres Valles',
    'La Alpujarra': 'en la Alpujarra',
    'Las Marcas': 'en Las Marcas',
    'Lago de Annecy': 'a orillas del lago de Annecy',
    'Lago de Bourget': 'a orillas del lago de Bourget',
    'Lago Lemán': 'a orillas del lago Lemán',
    'Lago IJssel': 'a orillas del lago IJssel',
    'Lagos de Frisia': 'en los lagos de Frisia',
    'Lago de Garda': 'a orillas del lago de Garda',
    'Lago de Como': 'a orillas del lago de Como',
    'Lago Mayor': 'a orillas del lago Mayor',
    'Lago de Orta': 'a orillas del lago de Orta',
    'Lago de Iseo': 'a orillas del lago de Iseo',
    'Lago de Bolsena': 'a orillas del lago de Bolsena',
    'Lago Trasimeno': 'a orillas del lago Trasimeno',
    'Golfo de Morbihan': 'en el golfo de Morbihan',
    'Golfo de los Poetas': 'en el golfo de los Poetas',
    'Valle del Loira': 'en el valle del Loira',
    'Valle del Jerte': 'en el valle del Jerte',
    'Valle del Mosa': 'en el valle del Mosa',
    'Valle del Semois': 'en el valle del Semois',
    'Valle del Mosela': 'en el valle del Mosela',
    'Valle de Itria': 'en el valle de Itria',
    'Bahía de Arcachón': 'en la bahía de Arcachón',
    'Bahía de Somme': 'en la bahía de Somme',
    'Bahía del Monte Saint-Michel': 'en la bahía del Monte Saint-Michel',
    'Península de Crozon': 'en la península de Crozon',
    'Marisma de Poitou': 'en la marisma de Poitou',
    'Ruta del vino de Alsacia': 'en la ruta del vino de Alsacia',
    'Gargantas del Verdon': 'en las gargantas del Verdon',
    'Gargantas del Ardèche': 'en las gargantas del Ardèche',
    'Playas del Desembarco': 'en las playas del Desembarco',
    'Islas Frisias': 'en las islas Frisias',
    'Islas Eolias': 'en las islas Eolias',
    'Islas Egadas': 'en las islas Egadas',
    'Isla de Noirmoutier': 'en la isla de Noirmoutier',
    'Isla de Ré': 'en la isla de Ré',
    'Isla de Oléron': 'en la isla de Oléron',
    'Isla de Elba': 'en la isla de Elba',
    'Isla de Capri': 'en la isla de Capri',
    'Isla de Isquia': 'en la isla de Isquia',
    'Colinas Euganeas': 'en las colinas Euganeas',
    'Camino de Santiago': 'en el Camino de Santiago',
    'Región de los tulipanes': 'en la región de los tulipanes',
    'Laguna de Venecia': 'en la laguna de Venecia',
    'Parque nacional Hoge Kempen': 'en el parque nacional Hoge Kempen',
    'Limburgo del Sur': 'en el sur de Limburgo',
    'Cerdeña del Sur': 'en el sur de Cerdeña',
    'Países Bajos del Norte': 'en el norte de los Países Bajos',
    'Países Bajos del Este': 'en el este de los Países Bajos',
    'Países Bajos del Sur': 'en el sur de los Países Bajos',
    'Países Bajos del Oeste': 'en el oeste de los Países Bajos',
    'Mullerthal': 'en el Mullerthal',
    'Ciudad del Vaticano': 'en el Vaticano',
  },
)

/** Names of provinces that are not a town's: they need no "provincia de". */
const ownNames = new Set([
  'Asturias', 'Cantabria', 'Navarra', 'Vizcaya', 'Guipúzcoa', 'Álava', 'Ceuta', 'Melilla', 'Flandes Occidental', 'Flandes Oriental', 'Henao', 'Luxemburgo belga', 'Limburgo belga', 'Brabante Flamenco',
  'Brabante Valón', 'Zelanda', 'Güeldres', 'Frisia', 'Drente', 'Overijssel', 'Flevoland', 'Holanda Meridional', 'Holanda Septentrional', 'Brabante Septentrional', 'Limburgo neerlandés', 'Groninga', 'París', 'Bolzano',
])

function inPlace(place: PlaceFacts): string {
  const name = bare(place.name.es)
  if (place.kind === 'poi') return `cerca ${ofSight(name)}`
  if (place.kind === 'department') return inProvince(name, place.cc)
  const area = place.kind === 'country' || place.kind === 'region' || place.kind === 'touristic_area'
  return (area ? inAreas.get(name) : undefined) ?? `en ${name}`
}

/** French departments bear names of their own; most provinces elsewhere bear their capital's. */
function inProvince(name: string, cc: string): string {
  const known = inAreas.get(name)
  if (known) return known
  if (cc === 'FR') return `en el departamento de ${name}`
  return ownNames.has(name) ? `en ${name}` : `en la provincia de ${name}`
}

function label(place: PlaceFacts): string {
  const name = bare(place.name.es)
  const around = bare(place.region?.es ?? place.country.es)
  return around === name ? (place.country.es === name ? name : `${name}, ${place.country.es}`) : `${name}, ${around}`
}

const inArea = (full: string): string => inAreas.get(bare(full)) ?? `en ${bare(full)}`

export const spanishPlaces: PlaceTexts = {
  name: (place) => place.name.es,
  in: inPlace,
  inRegion: (place) => inArea(place.region?.es ?? place.country.es),
  inCountry: (place) => inArea(place.country.es),
  label,
}
