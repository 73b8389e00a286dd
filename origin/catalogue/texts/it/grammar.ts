import { type Grammar, withArticle } from '../shared/grammar.ts'
import { italianPlaces, ofSight, sight, toSight } from './places.ts'

const months = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
]
const numbers = ['zero', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette']

const fixed = '\u00a0'

/** A no-break space between a number and its unit. */
function finish(text: string): string {
  return text.replace(/(\d) (?=(?:h|km|kg|cm|cl|min)(?![a-zà-ù])|[€%]|m²)/g, `$1${fixed}`)
}

const each = ' a persona'

/**
 * Names once what neighbours in a list share: "un ingresso al museo e uno all’acquario a persona", "ingressi al museo e all’acquario". What
 * follows without "a persona" would make it the last one’s alone: then each has it, and a second ticket is as the first, "uno all’acquario".
 */
function shared(item: string, index: number, named: readonly string[]): string {
  const before = named[index - 1]
  if (before?.startsWith('ingressi ')) return item.replace(/^ingressi /, '')
  const after = named.slice(index + 1)
  const isNextTicket = before?.startsWith('un ingresso ') === true && item.startsWith('un ingresso ')
  const isSaid = after.length > 0 && (isNextTicket || after.every((other) => other.endsWith(each)))
  const counted = isSaid && item.endsWith(each) ? item.slice(0, -each.length) : item
  return isNextTicket ? counted.replace(/^un ingresso /, 'uno ') : counted
}

/** "e" turns into "ed" before an e. */
function list(named: readonly string[]): string {
  const items = named.map(shared)
  const last = items[items.length - 1] ?? ''
  if (items.length < 2) return last
  return `${items.slice(0, -1).join(', ')} ${/^e(?!u)/i.test(last) ? 'ed' : 'e'} ${last}`
}

function clock(time: string): string {
  const [hour = '0', minute = '00'] = time.split(':')
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}:${minute}`
}

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} minuti`
  const whole = hours === 1 ? '1 ora' : `${hours} ore`
  if (rest === 0) return whole
  return rest === 30 ? `${whole} e mezza` : `${whole} e ${rest} minuti`
}

/** "3 maggio" without its article. */
function date(iso: string, withYear: boolean): string {
  const [year, month, day] = iso.split('-').map(Number)
  const named = `${day === 1 ? '1º' : day} ${months[(month ?? 1) - 1]}`
  return withYear ? `${named} ${year}` : named
}

function nights(count: number): string {
  return count === 1 ? '1 notte' : `${count} notti`
}

function nightsInWords(count: number): string {
  return `${numbers[count] ?? count} ${count === 1 ? 'notte' : 'notti'}`
}

/** "fino al 3 maggio", "fino all’8 maggio". */
function until(iso: string, withYear: boolean): string {
  const day = Number(iso.slice(8, 10))
  return `fino ${day === 8 || day === 11 ? 'all’' : 'al '}${date(iso, withYear)}`
}

const hotelInSentence = withArticle({
  'l’': ['Hotel', 'Hôtel', 'Herenhuis', 'Albergo', 'Antica Locanda', 'Agriturismo', 'Hostal', 'Hostellerie', 'Auberge'],
  il: [
    'Grand Hotel',
    'Grand Hôtel',
    'Gran Hotel',
    'Residence',
    'Resort',
    'Relais',
    'Castello',
    'Borgo',
    'Casale',
    'Rifugio',
    'Podere',
    'Maso',
    'Trullo',
    'Grand Resort',
    'Nuovo Hotel',
    'Nouvel Hôtel',
    'Nuevo Hotel',
    'Palazzo',
    'Castillo',
    'Domaine',
    'Palacete',
    'Refugio',
    'Boutique Hotel',
    'Parkhotel',
    'Badhotel',
    'Wellnesshotel',
    'Kasteelhotel',
    'B&B',
    'Lodge',
    'Boslodge',
    'Boomlodge',
    'Molino',
    'Complejo',
  ],
  la: [
    'Locanda',
    'Tenuta',
    'Fattoria',
    'Masseria',
    'Rocca',
    'Baita',
    'Dimora',
    'Residenza',
    'Résidence',
    'Villa',
    'Corte',
    'Casa',
    'Posada',
    'Fonda',
    'Casita',
    'Masía',
    'Residencia',
    'Residentie',
  ],
  gli: ['Appartamenti', 'Apartamentos', 'Appartementen'],
  i: ['Lofts'],
  le: ['Terme', 'Suites', 'Suite & Loft', 'Case', 'Villas', 'Cabañas'],
  lo: ['Chalet', 'Château', 'Château-Ferme'],
})

export const grammar: Grammar = {
  language: 'it',
  numbers: 'it-IT',
  finish,
  list,
  clock,
  hour: clock,
  duration,
  date,
  until,
  nights,
  nightsInWords,
  hotelInSentence,
  places: italianPlaces,
  sight,
  ofSight,
  toSight,
}
