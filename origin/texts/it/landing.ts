import { capital } from '../shared/grammar.ts'
import type { LandingBook, LandingParts } from '../shared/landing.ts'
import { italianThemes } from './landing-themes.ts'

const at = ({ in: place }: LandingParts) => (place ? ` ${place}` : '')
const priced = ({ from }: LandingParts) => (from ? `, a partire da ${from} per due` : '')
const anyTrip = 'weekend'

export const landing: LandingBook = {
  ...italianThemes,
  anyTrip,
  stays: (count) => (count === 1 ? '1 soggiorno' : `${count.toLocaleString('it-IT')} soggiorni`),
  hotels: (count) => `${count.toLocaleString('it-IT')} hotel`,
  euro: (cents) => `${Math.round(cents / 100)} €`,
  title: (parts) => (parts.in || parts.trip !== anyTrip ? `${parts.trip}${at(parts)}` : 'Il tuo prossimo weekend comincia qui'),
  subtitle: [(parts) => `${parts.stays} in ${parts.hotels}${priced(parts)}`, (parts) => `${parts.stays} da confrontare${priced(parts)}`],
  pageTitle: (parts) =>
    parts.in || parts.trip !== anyTrip
      ? `${parts.trip}${at(parts)}: ${parts.stays}${parts.from ? ` da ${parts.from}` : ''}`
      : `Weekend e brevi soggiorni: ${parts.stays} con extra`,
  metaDescription: (parts) =>
    `${parts.trip}${at(parts)}: confronta ${parts.stays} in ${parts.hotels}${priced(parts)}. Spa, cena, visite: ogni soggiorno comprende più di una notte. Prenota online.`,
  introTitle: [
    (parts) => (parts.in ? `Perché un weekend ${parts.in}?` : 'Partire due giorni, e sentire la differenza'),
    (parts) => `${parts.trip}${at(parts)}: da dove cominciare?`,
  ],
  intro: [
    (parts) =>
      `Cerchi un weekend${at(parts)}? Abbiamo raccolto ${parts.stays} in ${parts.hotels}, con le recensioni di chi ci è stato${priced(parts)}. Ognuno comprende la notte e qualcosa in più: una spa, una cena, una visita, un po' di tempo per sé.`,
    (parts) =>
      `${parts.in ? `Due giorni ${parts.in}${parts.inRegion ? `, ${parts.inRegion}` : ''}, e si è già cambiata aria` : 'Due giorni bastano per cambiare aria'}: trovi ${parts.stays} in ${parts.hotels}${priced(parts)}. Il prezzo che vedi è quello del soggiorno completo, extra compresi, e non della sola camera.`,
    (parts) =>
      `Una notte, due notti, di rado di più: è così che si parte con noi. ${parts.in ? `${capital(parts.in)} ti` : 'Ti'} proponiamo ${parts.stays} in ${parts.hotels}, con le recensioni di chi ci è stato${priced(parts)}.`,
  ],
  themeTitle: (parts) => `${parts.trip}${at(parts)}: che cosa aspettarsi`,
  themesTitle: [
    (parts) => (parts.in ? `Che cosa fare ${parts.in}?` : 'Una voglia per ogni stagione'),
    (parts) => `Idee per un weekend${at(parts)}`,
  ],
  townsTitle: [
    (parts) => (parts.in ? `Dove dormire ${parts.in}?` : 'Dove andare?'),
    (parts) => (parts.in ? `Gli indirizzi ${parts.in} e dintorni` : 'Le destinazioni del momento'),
  ],
  towns: [
    ({ towns }) =>
      `Le mete più scelte dai viaggiatori: ${towns}. Apri la mappa per vedere gli hotel intorno a te e farti un'idea delle distanze.`,
    ({ towns }) => `Tra i luoghi più richiesti: ${towns}. Filtra per distanza, voto o budget e tieni quelli che ti somigliano.`,
  ],
  practicalTitle: [(parts) => `Quando prenotare un weekend${at(parts)}?`, () => 'Buono a sapersi prima di partire'],
  practical: [
    () =>
      "I prezzi cambiano secondo il giorno: dalla domenica al giovedì la stessa camera costa spesso meno che di sabato. Il calendario di ogni soggiorno mostra il prezzo di tutte le date, e molte offerte si possono modificare gratis fino a pochi giorni prima dell'arrivo.",
    () =>
      'Per i ponti e le vacanze conviene prenotare con tre o quattro settimane di anticipo; durante la settimana spesso basta il giorno prima. Se la data non è ancora decisa, i soggiorni si possono anche regalare: il buono è valido dodici mesi.',
  ],
  sections: { cities: 'Per città', regions: 'Per regione', areas: 'Per destinazione', themes: 'Per tema', nearby: 'Nei dintorni' },
}
