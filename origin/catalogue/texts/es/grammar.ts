import { type Grammar, withArticle } from '../shared/grammar.ts'
import { spanishPlaces, ofSight, sight } from './places.ts'

const months = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre']
const numbers = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete']

const fixed = '\u00a0'

/** A spa is named once: "acceso al Spa Aguas Claras", not "acceso al spa en Spa Aguas Claras". */
function spaOnce(text: string): string {
  return text
    .replace(/(?<=acceso )al spa en (?=Le Spa )/gi, 'a ')
    .replace(/(?<=acceso )al spa en (?=Spa )/gi, 'al ')
    .replace(/sesión de spa privado en (?=Spa )/gi, 'sesión en el ')
}

function finish(text: string): string {
  return spaOnce(text).replace(/(\d) (?=(?:h|km|kg|cm|cl|min)(?![a-záéíóúñ])|[€%]|m²)/g, `$1${fixed}`)
}

const inTheRoom = ' en la habitación'
const each = ' por persona'

/**
 * "y" turns into "e" before an i: "piscina e hidromasaje". Tickets and the room are named once: "entradas al zoo y al acuario",
 * "pétalos de rosa y una botella de espumoso en la habitación". The room stays with the first of the two where more follows:
 * "pétalos de rosa en la habitación, una botella de espumoso y una caja de bombones". "Por persona" follows the last of two at the end of a list.
 */
function list(named: readonly string[]): string {
  const end = named.length - 1
  const items = named
    .map((item, index) => (named[index - 1]?.startsWith('entradas ') ? item.replace(/^entradas /, '') : item))
    // In the middle of a list it would seem to be of the second alone.
    .map((item, index) => (index === end - 1 && item.endsWith(each) && named[end]?.endsWith(each) ? item.slice(0, -each.length) : item))
    .map((item, index) => {
      const others = [index === end - 1 ? named[end] : undefined, index < end ? named[index - 1] : undefined]
      const isNamed = others.some((other) => other?.endsWith(inTheRoom))
      return isNamed && item.endsWith(inTheRoom) ? item.slice(0, -inTheRoom.length) : item
    })
  const last = items[items.length - 1] ?? ''
  if (items.length < 2) return last
  const and = /^h?i(?![aeo])/i.test(last) ? 'e' : 'y'
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`
}

function clock(time: string): string {
  const [hour = '0', minute = '00'] = time.split(':')
  return `${Number(hour)}:${minute}`
}

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} minutos`
  if (rest === 0) return hours === 1 ? '1 hora' : `${hours} horas`
  return `${hours} h ${rest} min`
}

function date(iso: string, withYear: boolean): string {
  const [year, month, day] = iso.split('-').map(Number)
  const named = `${day} de ${months[(month ?? 1) - 1]}`
  return withYear ? `${named} de ${year}` : named
}

function nights(count: number): string {
  return count === 1 ? '1 noche' : `${count} noches`
}

function nightsInWords(count: number): string {
  return `${numbers[count] ?? count} ${count === 1 ? 'noche' : 'noches'}`
}

const hotelInSentence = withArticle({
  el: [
    'Hotel',
    'Hôtel',
    'Gran Hotel',
    'Grand Hotel',
    'Grand Hôtel',
    'Hostal',
    'Palacio',
    'Palacete',
    'Castillo',
    'Pazo',
    'Resort',
    'Refugio',
    'Molino',
    'Cortijo',
    'Caserío',
    'Complejo',
    'Carmen',
    'Nuevo Hotel',
    'Nouvel Hôtel',
    'Nuovo Hotel',
    'Boutique Hotel',
    'Herenhuis',
    'Kasteelhotel',
    'Wellnesshotel',
    'Badhotel',
    'Parkhotel',
    'Albergo',
    'Grand Resort',
    'Lodge',
    'Chalet',
    'Château',
    'Domaine',
    'Castello',
    'Palazzo',
    'Kasteel',
  ],
  la: [
    'Torre',
    'Posada',
    'Fonda',
    'Locanda',
    'Antica Locanda',
    'Hostellerie',
    'Auberge',
    'Finca',
    'Hacienda',
    'Masía',
    'Residencia',
    'Résidence',
    'Residenza',
  ],
  las: ['Villas', 'Cabañas', 'Suites', 'Suite & Loft', 'Terme', 'Case', 'Boomhutten', 'Boomhuisjes'],
  los: ['Apartamentos', 'Lofts', 'Appartementen', 'Appartamenti'],
})

export const grammar: Grammar = {
  language: 'es',
  numbers: 'es-ES',
  finish,
  list,
  clock,
  hour: clock,
  duration,
  date,
  until: (iso, withYear) => `hasta el ${date(iso, withYear)}`,
  nights,
  nightsInWords,
  hotelInSentence,
  places: spanishPlaces,
  sight,
  ofSight,
}
