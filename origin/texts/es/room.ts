import type { RoomType, View } from '../../catalogue/codes.ts'
import type { RoomBook } from '../shared/room.ts'
import { labels } from './labels.ts'

/** "habitación superior": in the midst of a sentence, without article. All are feminine. */
export const roomNames: Readonly<Record<RoomType, string>> = {
  classic: 'habitación clásica',
  superior: 'habitación superior',
  'junior-suite': 'junior suite',
  suite: 'suite',
  family: 'habitación familiar',
  cabin: 'cabaña',
  deluxe: 'habitación deluxe',
}

export const viewPhrases: Readonly<Record<View, string>> = {
  garden: 'con vistas al jardín',
  sea: 'con vistas al mar',
  courtyard: 'que da al patio',
  rooftops: 'con vistas a los tejados',
  mountain: 'con vistas a la montaña',
  lake: 'con vistas al lago',
  vineyard: 'con vistas a los viñedos',
  forest: 'con vistas al bosque',
  street: 'que da a la calle',
  canal: 'con vistas al canal',
  countryside: 'con vistas al campo',
}

export const room: RoomBook = {
  title: labels.roomType,
  view: viewPhrases,
  named: {
    classic: 'una habitación clásica',
    superior: 'una habitación superior',
    'junior-suite': 'una junior suite',
    suite: 'una suite',
    family: 'una habitación familiar',
    cabin: 'una cabaña',
    deluxe: 'una habitación deluxe',
  },
  bedding: {
    double: 'cama doble (140 × 200 cm)',
    queen: 'cama queen (160 × 200 cm)',
    king: 'cama king (180 × 200 cm)',
    twin: 'dos camas individuales (90 × 200 cm)',
  },
  bed: {
    double: 'una cama doble de 140 cm',
    queen: 'una cama grande de 160 cm',
    king: 'una cama muy grande de 180 cm',
    twin: 'dos camas individuales de 90 cm',
  },
  facility: {
    'rain-shower': 'ducha de efecto lluvia',
    bathtub: 'bañera',
    balcony: 'balcón',
    'coffee-machine': 'cafetera',
    minibar: 'minibar',
    'flat-screen': 'televisor de pantalla plana',
    safe: 'caja fuerte',
    desk: 'escritorio',
    bathrobes: 'albornoces y zapatillas',
    fireplace: 'chimenea',
    'private-terrace': 'terraza privada',
    kettle: 'hervidor con té y café',
  },
  first: [
    (named, sqm, view) => `${named} de ${sqm} m² ${view}.`,
    (named, sqm, view) => `os espera ${named} ${view}, con ${sqm} m² de superficie.`,
    (named, sqm, view) => `${sqm} m² para deshacer las maletas sin prisa: es ${named} ${view}.`,
    (named, sqm, view) => `os alojaréis en ${named} ${view}, de ${sqm} m².`,
  ],
  second: [
    (everything) => `tiene ${everything}.`,
    (everything) => `dentro encontraréis ${everything}.`,
    (everything) => `para estar cómodos: ${everything}.`,
  ],
  onlyBed: (bed) => `se duerme en ${bed}.`,
  style: {
    classic: [
      'Sencilla y cuidada, tiene todo lo necesario para dormir bien.',
      'Tejidos suaves y luz cálida: uno se siente a gusto enseguida.',
    ],
    superior: [
      'Más amplia que las clásicas, invita a quedarse en la cama.',
      'Un sillón junto a la ventana y espacio alrededor de la cama: aquí se está ancho.',
    ],
    'junior-suite': [
      'El rincón de estar se abre al dormitorio, para leer o tomar algo con calma.',
      'Entre dormitorio y salón, el espacio pide veladas largas.',
    ],
    suite: [
      'El salón está separado del dormitorio: cada uno se levanta cuando quiere.',
      'Es una de las más bonitas de la casa, con salón propio.',
    ],
    family: ['Los niños tienen su rincón y los padres también.', 'Pensada para familias: caben las maletas y los juguetes.'],
    cabin: [
      'Madera por todas partes, una manta a los pies de la cama y la naturaleza tras el cristal.',
      'Se sube por unos escalones y el mundo de abajo queda lejos.',
    ],
    deluxe: [
      'Materiales nobles y una cama mullida: cada detalle está cuidado.',
      'Una de las categorías más cómodas de la casa, decorada con mimo.',
    ],
  },
  sections: { room: 'La habitación', bathroom: 'El baño', comfort: 'Comodidades' },
  surface: (sqm) => `Superficie de ${sqm} m²`,
  people: (capacity) => (capacity === 1 ? 'Para 1 persona' : `Para ${capacity} personas`),
  privateBathroom: 'Baño privado',
  linen: 'Toallas y secador de pelo',
  labels: labels.roomFacility,
  viewLabels: labels.view,
  extraBed: (capacity, maxCapacity) =>
    `Hasta ${maxCapacity} personas con cama supletoria, bajo petición y con suplemento (${capacity} sin ella).`,
  cot: 'Cuna gratis bajo petición.',
}
