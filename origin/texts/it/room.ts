import type { RoomType, View } from '../../catalogue/codes.ts'
import type { RoomBook } from '../shared/room.ts'
import { labels } from './labels.ts'

/** "camera superior": in the midst of a sentence, without article. All are feminine. */
export const roomNames: Readonly<Record<RoomType, string>> = {
  classic: 'camera classica',
  superior: 'camera superior',
  'junior-suite': 'junior suite',
  suite: 'suite',
  family: 'camera familiare',
  cabin: 'capanna',
  deluxe: 'camera deluxe',
}

export const viewPhrases: Readonly<Record<View, string>> = {
  garden: 'con vista sul giardino',
  sea: 'con vista mare',
  courtyard: 'affacciata sulla corte',
  rooftops: 'con vista sui tetti',
  mountain: 'con vista sulle montagne',
  lake: 'con vista lago',
  vineyard: 'con vista sui vigneti',
  forest: 'con vista sul bosco',
  street: 'affacciata sulla strada',
  canal: 'con vista sul canale',
  countryside: 'con vista sulla campagna',
}

export const room: RoomBook = {
  title: labels.roomType,
  view: viewPhrases,
  named: {
    classic: 'una camera classica',
    superior: 'una camera superior',
    'junior-suite': 'una junior suite',
    suite: 'una suite',
    family: 'una camera familiare',
    cabin: 'una capanna',
    deluxe: 'una camera deluxe',
  },
  bedding: {
    double: 'letto matrimoniale (140 × 200 cm)',
    queen: 'letto queen (160 × 200 cm)',
    king: 'letto king (180 × 200 cm)',
    twin: 'due letti singoli (90 × 200 cm)',
  },
  bed: {
    double: 'un letto matrimoniale da 140 cm',
    queen: 'un letto grande da 160 cm',
    king: 'un letto molto grande da 180 cm',
    twin: 'due letti singoli da 90 cm',
  },
  facility: {
    'rain-shower': 'doccia a pioggia',
    bathtub: 'vasca da bagno',
    balcony: 'balcone',
    'coffee-machine': 'macchina del caffè',
    minibar: 'minibar',
    'flat-screen': 'TV a schermo piatto',
    safe: 'cassaforte',
    desk: 'scrivania',
    bathrobes: 'accappatoi e ciabattine',
    fireplace: 'camino',
    'private-terrace': 'terrazza privata',
    kettle: 'bollitore con tè e caffè',
  },
  first: [
    (named, sqm, view) => `${named} di ${sqm} m² ${view}.`,
    (named, sqm, view) => `ti aspetta ${named} ${view}, su ${sqm} m².`,
    (named, sqm, view) => `${sqm} m² per disfare le valigie con calma: è ${named} ${view}.`,
    (named, sqm, view) => `alloggi in ${named} ${view}, di ${sqm} m².`,
  ],
  second: [
    (everything) => `dispone di ${everything}.`,
    (everything) => `dentro trovi ${everything}.`,
    (everything) => `per il tuo comfort: ${everything}.`,
  ],
  onlyBed: (bed) => `si dorme in ${bed}.`,
  style: {
    classic: [
      'Semplice e curata, ha quello che serve per dormire bene.',
      'Tessuti morbidi e luce calda: ci si sente subito a proprio agio.',
    ],
    superior: [
      'Più ampia delle classiche, invita a restare a letto.',
      'Una poltrona accanto alla finestra e spazio intorno al letto: qui si sta comodi.',
    ],
    'junior-suite': [
      'La zona salotto si apre sulla camera, per leggere o bere qualcosa con calma.',
      'Fra camera e salotto, lo spazio chiede lunghe serate.',
    ],
    suite: [
      'Il salotto è separato dalla camera: ognuno si alza quando vuole.',
      'È una delle più belle della casa, con un salotto tutto suo.',
    ],
    family: ['I bambini hanno il loro angolo e i genitori pure.', 'Pensata per le famiglie: ci stanno le valigie e anche i giochi.'],
    cabin: [
      'Legno ovunque, un plaid ai piedi del letto e la natura dietro il vetro.',
      'Si sale qualche gradino e il mondo di sotto si allontana.',
    ],
    deluxe: [
      'Materiali pregiati e un letto morbido: ogni dettaglio è curato.',
      'Una delle categorie più comode della casa, arredata con attenzione.',
    ],
  },
  sections: { room: 'La camera', bathroom: 'Il bagno', comfort: 'I comfort' },
  surface: (sqm) => `Superficie di ${sqm} m²`,
  people: (capacity) => (capacity === 1 ? 'Per 1 persona' : `Per ${capacity} persone`),
  privateBathroom: 'Bagno privato',
  linen: 'Asciugamani e asciugacapelli',
  labels: labels.roomFacility,
  viewLabels: labels.view,
  extraBed: (capacity, maxCapacity) =>
    `Fino a ${maxCapacity} persone con letto aggiunto, su richiesta e con supplemento (${capacity} senza).`,
  cot: 'Culla gratuita su richiesta.',
}
