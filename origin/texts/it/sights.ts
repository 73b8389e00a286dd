import { from } from './prepositions.ts'
import { joined } from '../shared/phrase-table.ts'

/** First words that are common nouns, by article: they lose their capital in a sentence. */
const commonNouns: Readonly<Record<string, readonly string[]>> = {
  il: [
    'Castello',
    'Museo',
    'Parco',
    'Monte',
    'Santuario',
    'Circuito',
    'Campanile',
    'Monastero',
    'Teatro-museo',
    'Ponte',
    'Palazzo',
    'Duomo',
    'Lago',
    'Porto',
    'Giardino',
    'Faro',
  ],
  lo: ['Zoo', 'Stadio'],
  la: [
    'Torre',
    'Basilica',
    'Reggia',
    'Duna',
    'Galleria',
    'Cattedrale',
    'Piazza',
    'Fontana',
    'Grotta',
    'Casa',
    'Collina',
    'Cittadella',
    'Moschea-cattedrale',
    'Villa',
    'Spiaggia',
    'Chiesa',
  ],
  "l'": ['Acquario', 'Abbazia', 'Alcázar', 'Arena'],
  i: ['Giardini', 'Calanchi', 'Mulini', 'Musei', 'Trulli', 'Sassi'],
  gli: ['Scavi'],
  le: ['Scogliere', 'Grotte', 'Gole'],
}

/** Proper names with an article, capital kept. */
const properNames: Readonly<Record<string, readonly string[]>> = {
  il: [
    'Mont-Saint-Michel',
    'Puy du Fou',
    'Futuroscope',
    'Cirque de Gavarnie',
    'Pont du Gard',
    'Camp Nou',
    'Caminito del Rey',
    'Teide',
    'Siam Park',
    'Loro Parque',
    'Manneken-Pis',
    'Keukenhof',
    'Rijksmuseum',
    'Mauritshuis',
    'Colosseo',
    'Pantheon di Roma',
    'Vesuvio',
  ],
  lo: ['Stade de France'],
  la: [
    'Aiguille du Midi',
    'Sagrada Família',
    'Città dello Spazio',
    'Città delle arti e delle scienze',
    'Grand-Place di Bruxelles',
    'Valle dei Templi',
    'Cité du Vin',
  ],
  "l'": ['Arco di Trionfo', 'Alhambra', 'Atomium', 'Etna', 'Euromast', 'Oceanogràfic', 'Efteling'],
  gli: ['Hospices de Beaune'],
}

const articleOfNoun = new Map(
  Object.entries(commonNouns).flatMap(([article, nouns]) => nouns.map((noun): [string, string] => [noun, article])),
)
const articleOfName = new Map(
  Object.entries(properNames).flatMap(([article, names]) => names.map((name): [string, string] => [name, article])),
)

/** "Castello di Chambord" → "il castello di Chambord"; names that take no article stay as they are. */
export function sight(name: string): string {
  const proper = articleOfName.get(name)
  if (proper) return joined(proper, name)
  const [first = ''] = name.split(' ')
  const article = articleOfNoun.get(first)
  return article ? joined(article, name.charAt(0).toLowerCase() + name.slice(1)) : name
}

/** "dal castello di Chambord", "dall'Atomium", "da Rocamadour": Italian counts kilometres from a place. */
export function fromSight(name: string): string {
  const phrase = sight(name)
  return phrase === name ? `da ${name}` : from(phrase)
}
