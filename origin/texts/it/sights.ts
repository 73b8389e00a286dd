import { joined } from '../shared/phrase-table.ts'
import { from } from './prepositions.ts'

/** First words that lose their capital in a sentence, by article. */
const commonNouns: Readonly<Record<string, readonly string[]>> = {
  il: ['Castello', 'Santuario', 'Monastero', 'Circuito', 'Campanile', 'Circo', 'Lago', 'Giardino', 'Porto'],
  lo: ['Stadio', 'Zoo'],
  la: ['Basilica', 'Cattedrale', 'Moschea-cattedrale', 'Cittadella', 'Collina', 'Duna', 'Grotta', 'Spiaggia'],
  "l'": ['Abbazia'],
  i: ['Calanchi', 'Giardini', 'Mulini', 'Trulli'],
  gli: ['Scavi'],
  le: ['Grotte', 'Scogliere', 'Gole'],
}

/** First words that keep it. */
const capitalNouns: Readonly<Record<string, readonly string[]>> = {
  il: ['Duomo', 'Museo', 'Palazzo', 'Parco', 'Parque', 'Ponte', 'Teatro-museo'],
  la: ['Casa', 'Fontana', 'Galleria', 'Reggia', 'Torre', 'Valle', 'Città'],
  "l'": ['Acquario', 'Alcázar', 'Arco', 'Arena'],
  i: ['Musei', 'Sassi'],
}

/** Proper names with an article. */
const properNames: Readonly<Record<string, readonly string[]>> = {
  il: [
    'Puy du Fou',
    'Futuroscope',
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
    'Deltapark Neeltje Jans',
    'Safaripark Beekse Bergen',
    'Vrijthof',
    'Colosseo',
    'Pantheon di Roma',
    'Vesuvio',
  ],
  lo: ['Stade de France'],
  la: ['Sagrada Família', 'Grand-Place di Bruxelles', 'Johan Cruijff ArenA', 'Markthal Rotterdam'],
  "l'": ['Aiguille du Midi', 'Alhambra', 'Atomium', 'Etna', 'Euromast', 'Oceanogràfic', 'Isla Mágica'],
  gli: ['Hospices de Beaune'],
}

const whole: Readonly<Record<string, string>> = {
  "Les Machines de l'île": "le Machines de l'île",
  'La Cité du Vin': 'la Cité du Vin',
  'Le Pal': 'il parco Le Pal',
  'Piazza San Marco': 'piazza San Marco',
  'Galleria degli Uffizi': 'gli Uffizi',
}

function articles(table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(table).flatMap(([article, names]) => names.map((name): [string, string] => [name, article])))
}
const articleOfNoun = articles(commonNouns)
const articleOfCapital = articles(capitalNouns)
const articleOfName = articles(properNames)

/** "Castello di Chambord" → "il castello di Chambord"; names that take no article stay as they are. */
export function sight(name: string): string {
  const known = whole[name]
  if (known) return known
  const [first = ''] = name.split(' ')
  const kept = articleOfName.get(name) ?? articleOfCapital.get(first)
  if (kept) return joined(kept, name)
  const article = articleOfNoun.get(first)
  return article ? joined(article, name.charAt(0).toLowerCase() + name.slice(1)) : name
}

/** "dal castello di Chambord", "dagli scavi di Pompei", "da Rocamadour". */
export function fromSight(name: string): string {
  return from(sight(name))
}
