import { capital } from '../shared/grammar.ts'
import type { HotelBook, HotelOpening } from '../shared/hotel.ts'

const starsAfter = ({ stars }: HotelOpening) => (stars === 0 ? '' : ` a ${stars} ${stars === 1 ? 'stella' : 'stelle'}`)
const roomsOf = ({ rooms }: HotelOpening) => (rooms === 1 ? 'una sola camera' : `${rooms} camere`)
const cabinsOf = ({ rooms }: HotelOpening) => (rooms === 1 ? 'una casetta' : `${rooms} casette`)
const flatsOf = ({ rooms }: HotelOpening) => (rooms === 1 ? 'un appartamento' : `${rooms} appartamenti`)

/** The names of houses in trees and of flats are often plurals: they are never the subject of a verb. */
export const hotelOpenings: HotelBook['opening'] = {
  hotel: [
    (h) => `${h.name} è un hotel${starsAfter(h)} con ${roomsOf(h)}, ${h.in}, in un edificio del ${h.built}.`,
    (h) =>
      `Dal ${h.built} la facciata è cambiata poco; dentro, ${h.name} offre ${h.in} tutte le comodità di un hotel${starsAfter(h)} con ${roomsOf(h)}.`,
    (h) =>
      `${capital(roomsOf(h))}, uno staff che ricorda i nomi e un buon indirizzo ${h.in}: ecco ${h.name}, hotel${starsAfter(h)} costruito nel ${h.built}.`,
  ],
  boutique: [
    (h) => `Boutique hotel${starsAfter(h)} con ${roomsOf(h)}, ${h.name} occupa ${h.in} una casa del ${h.built} ristrutturata con gusto.`,
    (h) =>
      `${capital(roomsOf(h))}${h.rooms === 1 ? '' : ", una diversa dall'altra"}: ${h.name}, boutique hotel${starsAfter(h)}, ha preso casa ${h.in} in un palazzo del ${h.built}.`,
    (h) =>
      `${h.name} ha la misura giusta: ${roomsOf(h)}, un palazzo del ${h.built} e una vera personalità. Questo boutique hotel${starsAfter(h)} ti aspetta ${h.in}.`,
  ],
  chateau: [
    (h) =>
      `Ci si arriva da un viale alberato: ${h.name}, castello del ${h.built}, ospita oggi ${h.in} un hotel${starsAfter(h)} con ${roomsOf(h)}.`,
    (h) =>
      `Finestre alte, camini, parquet a spina di pesce: il castello, costruito nel ${h.built}, ha conservato tutta la sua eleganza. ${h.name} è oggi ${h.in} un hotel${starsAfter(h)} con ${roomsOf(h)}.`,
    (h) =>
      `Vita da castello ${h.in}: ${h.name}, dimora del ${h.built}, è un hotel${starsAfter(h)} con ${roomsOf(h)} e salotti in cui ci si attarda volentieri.`,
  ],
  guesthouse: [
    (h) => `${h.name} è un bed & breakfast con ${roomsOf(h)} ${h.in}, in una dimora del ${h.built} dove si è accolti da amici.`,
    (h) => `I proprietari abitano qui e si sente: ${h.name}, casa del ${h.built}, mette a disposizione ${roomsOf(h)} ${h.in}.`,
    (h) => `Una porta da spingere, il caffè sul fuoco: ${h.name} vuol dire ${roomsOf(h)} ${h.in}, tra mura del ${h.built}.`,
  ],
  resort: [
    (h) =>
      `${h.name} è un resort${starsAfter(h)} con ${roomsOf(h)} ${h.in}, aperto nel ${h.built}, dove si può passare tutto il soggiorno senza riprendere la macchina.`,
    (h) =>
      `Tutto nello stesso posto: dal ${h.built} ${h.name}, resort${starsAfter(h)} ${h.in}, accoglie coppie e famiglie con ${roomsOf(h)}.`,
    (h) =>
      `Si parcheggia e non ci si pensa più. ${h.name}, resort${starsAfter(h)} con ${roomsOf(h)}, accoglie i suoi ospiti ${h.in} dal ${h.built}.`,
  ],
  lodge: [
    (h) => `Legno, pietra e grandi finestre: ${h.name} è un lodge con ${roomsOf(h)}, costruito ${h.in} nel ${h.built}.`,
    (h) => `${h.name} riunisce ${roomsOf(h)} in un lodge del ${h.built}, ${h.in}, lontano dal rumore e vicinissimo alla natura.`,
    (h) =>
      `Un fuoco, poltrone profonde, la natura dietro il vetro: il lodge ${h.name}, aperto nel ${h.built} ${h.in}, ha ${h.rooms === 1 ? 'una sola camera' : `soltanto ${h.rooms} camere`}.`,
  ],
  farmhouse: [
    (h) =>
      `Questa fattoria del ${h.built} ha lasciato i fienili per ${roomsOf(h)}: ${h.name} ti accoglie ${h.in}, tra la corte lastricata e l'orto.`,
    (h) => `${h.name} è un antico casale del ${h.built}, ${h.in}, che oggi ospita ${roomsOf(h)} senza aver perso una sola trave.`,
    (h) =>
      `Mura spesse del ${h.built}, una grande tavola, ${roomsOf(h)}: ${h.name} conserva ${h.in} lo spirito della fattoria di una volta.`,
  ],
  treehouse: [
    (h) =>
      `Qui si dorme tra gli alberi: ${h.name} vuol dire ${cabinsOf(h)} di legno ${h.in}, un progetto nato nel ${h.built} per non disturbare né i rami né gli uccelli.`,
    (h) =>
      `Qualche gradino, una terrazza tra le foglie: con ${h.name} si dorme ${h.in}, dal ${h.built}, in ${h.rooms === 1 ? 'una casetta sospesa' : `una delle ${h.rooms} casette sospese`}.`,
    (h) => `Un sogno da bambini in versione comoda: ${h.name}, ${cabinsOf(h)} tra gli alberi ${h.in} dal ${h.built}.`,
  ],
  aparthotel: [
    (h) => `${h.name}, ${h.in}: un aparthotel${starsAfter(h)} di ${flatsOf(h)} con cucina, in un palazzo del ${h.built}.`,
    (h) =>
      `Lo spazio di un appartamento, i servizi di un hotel: ${h.name}, aparthotel${starsAfter(h)} ${h.in}, con ${flatsOf(h)} in un palazzo del ${h.built}.`,
    (h) => `Ci si sistema come a casa: ${h.name}, ${h.in}, con ${flatsOf(h)} per brevi soggiorni in un palazzo costruito nel ${h.built}.`,
  ],
}
