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
  cabin: 'casetta di legno',
  deluxe: 'camera deluxe',
}

export const viewPhrases: Readonly<Record<View, string>> = {
  garden: 'con vista sul giardino',
  sea: 'con vista sul mare',
  courtyard: 'affacciata sul cortile',
  rooftops: 'con vista sui tetti',
  mountain: 'con vista sulle montagne',
  lake: 'con vista sul lago',
  vineyard: 'con vista sulle vigne',
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
    cabin: 'una casetta di legno',
    deluxe: 'una camera deluxe',
  },
  bedding: {
    double: 'letto alla francese (140 × 200 cm)',
    queen: 'letto matrimoniale (160 × 200 cm)',
    king: 'letto king size (180 × 200 cm)',
    twin: 'due letti singoli (90 × 200 cm)',
  },
  bed: {
    double: 'un letto alla francese da 140 cm',
    queen: 'un letto matrimoniale da 160 cm',
    king: 'un letto king size da 180 cm',
    twin: 'due letti singoli da 90 cm',
  },
  facility: {
    'rain-shower': 'una doccia a pioggia',
    bathtub: 'una vasca da bagno',
    balcony: 'un balcone',
    'coffee-machine': 'una macchina del caffè',
    minibar: 'un minibar',
    'flat-screen': 'una TV a schermo piatto',
    safe: 'una cassaforte',
    desk: 'una scrivania',
    bathrobes: 'accappatoi e ciabattine',
    fireplace: 'un camino',
    'private-terrace': 'una terrazza privata',
    kettle: 'un bollitore con tè e caffè',
  },
  first: [
    (named, sqm, view) => `${named} di ${sqm} m², ${view}.`,
    (named, sqm, view) => `ecco ${named} ${view}: in tutto, ${sqm} m².`,
    (named, sqm, view) => `${sqm} m² in cui posare le valigie: è ${named} ${view}.`,
    (named, sqm, view) => `la tua sistemazione è ${named} ${view}, con una superficie di ${sqm} m².`,
  ],
  second: [
    (everything) => `dentro trovi ${everything}.`,
    (everything) => `in dotazione: ${everything}.`,
    (everything) => `per il tuo comfort: ${everything}.`,
  ],
  onlyBed: (bed) => `per la notte, ${bed}.`,
  style: {
    classic: [
      'Semplice e curata, ha tutto quello che serve per dormire bene.',
      'Tessuti morbidi, luce calda: ci si sente subito a proprio agio.',
    ],
    superior: [
      'Più ampia delle camere classiche, invita a poltrire.',
      'Una poltrona accanto alla finestra, spazio intorno al letto: qui si sta comodi.',
    ],
    'junior-suite': [
      "L'angolo salotto si apre sulla camera, per leggere o bere qualcosa in pace.",
      'A metà tra camera e salotto, è fatta per le serate lunghe.',
    ],
    suite: [
      'Il salotto è separato dalla camera: ognuno si alza quando vuole.',
      'È una delle più belle della casa, con un salotto tutto per sé.',
    ],
    family: ['I bambini hanno il loro angolo, i genitori anche.', 'Pensata per le famiglie, ha posto per le valigie e per i giocattoli.'],
    cabin: [
      'Legno ovunque, un plaid ai piedi del letto, la natura dietro il vetro.',
      'Ci si arriva salendo qualche gradino, e il mondo di sotto si allontana.',
    ],
    deluxe: [
      'Materiali pregiati, letto soffice: ogni dettaglio è stato curato.',
      'Una delle categorie più confortevoli della casa, arredata con cura.',
    ],
  },
  sections: { room: 'La camera', bathroom: 'Il bagno', comfort: 'Il comfort' },
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
