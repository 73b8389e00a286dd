import { type Grammar, withArticle } from '../shared/grammar.ts'
import { frenchPlaces, ofSight, sight } from './places.ts'

const months = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre']
const numbers = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six']

const narrow = '\u202f'
const fixed = '\u00a0'
const hyphen = '\u2011'

/** Narrow no-break spaces around high punctuation, no-break spaces before a unit, and "e-mail" on one line. */
function finish(text: string): string {
  return text
    .replace(/ (?=[;:!?»%])/g, narrow)
    .replace(/« /g, `«${narrow}`)
    .replace(/(?<=^|[\s’(])([Ee])-mail/g, `$1${hyphen}mail`)
    .replace(/(\d) (?=(?:h|km|kg|cm|cl|€|min)(?![a-zà-ÿ])|m²)/g, `$1${fixed}`)
    .replace(/(h) (?=\d)/g, `$1${fixed}`)
}

const each = ' par personne'

/** Names once what neighbours in a list share: "un massage et un soin du visage par personne", "entrées au musée et à l’aquarium". */
function shared(item: string, index: number, named: readonly string[]): string {
  const counted = item.endsWith(each) && named[index + 1]?.endsWith(each) ? item.slice(0, -each.length) : item
  return named[index - 1]?.startsWith('entrées ') ? counted.replace(/^entrées /, '') : counted
}

function list(named: readonly string[]): string {
  const items = named.map(shared)
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items[items.length - 1]}`
}

function clock(time: string): string {
  const [hour = '0', minute = '00'] = time.split(':')
  return minute === '00' ? `${Number(hour)} h` : `${Number(hour)} h ${minute}`
}

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} minutes`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

function date(iso: string, withYear: boolean): string {
  const [year, month, day] = iso.split('-').map(Number)
  const first = `${day === 1 ? '1er' : day} ${months[(month ?? 1) - 1]}`
  return withYear ? `${first} ${year}` : first
}

function nights(count: number): string {
  return count === 1 ? '1 nuit' : `${count} nuits`
}

function nightsInWords(count: number): string {
  return `${numbers[count] ?? count} ${count === 1 ? 'nuit' : 'nuits'}`
}

const hotelInSentence = withArticle({
  'l’': ['Hôtel', 'Hotel', 'Hostellerie', 'Auberge', 'Hostal', 'Herberg', 'Albergo', 'Antica Locanda', 'Agriturismo'],
  le: [
    'Grand Hôtel',
    'Grand Hotel',
    'Grand Resort',
    'Gran Hotel',
    'Boutique Hotel',
    'Badhotel',
    'Kasteelhotel',
    'Herenhuis',
    'Wellnesshotel',
    'Parkhotel',
    'Boomlodge',
    'Boslodge',
    'Château',
    'Castello',
    'Castillo',
    'Domaine',
    'Resort',
    'Lodge',
    'Chalet',
    'Relais',
    'B&B',
    'Palacete',
    'Palacio',
    'Pazo',
    'Complejo',
    'Cortijo',
    'Caserío',
    'Logement',
    'Mas',
    'Maso',
    'Baglio',
    'Palazzo',
    'Borgo',
    'Casale',
    'Molino',
    'Podere',
    'Refugio',
    'Rifugio',
    'Trullo',
    'Nouvel Hôtel',
    'Nuevo Hotel',
    'Nuovo Hotel',
    'Château-Ferme',
  ],
  la: [
    'Villa',
    'Résidence',
    'Residence',
    'Residencia',
    'Residentie',
    'Residenza',
    'Locanda',
    'Casa',
    'Casita',
    'Corte',
    'Dimora',
    'Baita',
    'Barchessa',
    'Fattoria',
    'Finca',
    'Fonda',
    'Hacienda',
    'Masía',
    'Masseria',
    'Posada',
    'Rocca',
    'Tenuta',
    'Torre',
  ],
  les: [
    'Suites',
    'Suite & Loft',
    'Lofts',
    'Villas',
    'Apartamentos',
    'Appartamenti',
    'Appartementen',
    'Boomhuisjes',
    'Boomhutten',
    'Cabañas',
    'Case',
    'Terme',
  ],
})

export const grammar: Grammar = {
  language: 'fr',
  numbers: 'fr-FR',
  finish,
  list,
  clock,
  hour: clock,
  duration,
  date,
  until: (iso, withYear) => `jusqu’au ${date(iso, withYear)}`,
  nights,
  nightsInWords,
  hotelInSentence,
  places: frenchPlaces,
  sight,
  ofSight,
}
