import { joined } from '../shared/phrase-table.ts'

/** First words that are common nouns, by article: they lose their capital in a sentence. */
const commonNouns: Readonly<Record<string, readonly string[]>> = {
  el: [
    'Castillo',
    'Palacio',
    'Museo',
    'Parque',
    'Zoo',
    'Monte',
    'Circo',
    'Santuario',
    'Estadio',
    'Circuito',
    'Campanario',
    'Monasterio',
    'Teatro-Museo',
    'Puente',
    'Acuario',
    'Lago',
    'Puerto',
    'Jardín',
  ],
  la: ['Torre', 'Basílica', 'Duna', 'Galería', 'Catedral', 'Plaza', 'Cueva', 'Casa', 'Colina', 'Ciudadela', 'Playa', 'Iglesia', 'Abadía'],
  los: ['Acantilados', 'Jardines', 'Molinos', 'Museos', 'Trulli', 'Sassi'],
  las: ['Cuevas', 'Ruinas', 'Gargantas', 'Calanques'],
}

/** Proper names with an article, capital kept. */
const properNames: Readonly<Record<string, readonly string[]>> = {
  el: [
    'Arco de Triunfo de París',
    'Puy du Fou',
    'Futuroscope',
    'Stade de France',
    'Pont du Gard',
    'Camp Nou',
    'Real Alcázar de Sevilla',
    'Alcázar de Segovia',
    'Caminito del Rey',
    'Teide',
    'Siam Park',
    'Loro Parque',
    'Oceanogràfic',
    'Atomium',
    'Manneken-Pis',
    'Rijksmuseum',
    'Mauritshuis',
    'Keukenhof',
    'Coliseo',
    'Panteón de Roma',
    'Vesubio',
    'Etna',
    'Puente de Rialto',
    'Castel del Monte',
    'Museo Egipcio de Turín',
    'Palacio Real de Caserta',
    'Teatro-Museo Dalí',
    'Parque Warner Madrid',
    'Parque de la Naturaleza de Cabárceno',
  ],
  la: [
    'Cité du Vin',
    'Ciudad del Espacio',
    'Sagrada Familia',
    'Ciudad de las Artes y las Ciencias',
    'Alhambra',
    'Mezquita-catedral de Córdoba',
    'Grand Place de Bruselas',
    'Fontana de Trevi',
    'Arena de Verona',
    'Aiguille du Midi',
    "Villa d'Este",
    'Isla Mágica',
  ],
  los: ['Hospices de Beaune', 'Museos Vaticanos'],
  las: [],
}

const whole: Readonly<Record<string, string>> = {
  'La Cité du Vin': 'la Cité du Vin',
  'Valle de los Templos': 'el Valle de los Templos',
  'Puente Nuevo de Ronda': 'el Puente Nuevo de Ronda',
  Alhambra: 'la Alhambra',
}

const articleOfNoun = new Map(
  Object.entries(commonNouns).flatMap(([article, nouns]) => nouns.map((noun): [string, string] => [noun, article])),
)
const articleOfName = new Map(
  Object.entries(properNames).flatMap(([article, names]) => names.map((name): [string, string] => [name, article])),
)

/** "Castillo de Chambord" → "el castillo de Chambord"; names that take no article stay as they are. */
export function sight(name: string): string {
  const known = whole[name]
  if (known) return known
  const proper = articleOfName.get(name)
  if (proper) return joined(proper, name)
  const [first = ''] = name.split(' ')
  const article = articleOfNoun.get(first)
  return article ? joined(article, name.charAt(0).toLowerCase() + name.slice(1)) : name
}

/** "del castillo de Chambord", "de la torre Eiffel", "de Rocamadour". */
export function ofSight(name: string): string {
  return ofPhrase(sight(name))
}

export function ofPhrase(phrase: string): string {
  return phrase.startsWith('el ') ? `del ${phrase.slice(3)}` : `de ${phrase}`
}
