import type { HotelBook } from '../shared/hotel.ts'
import { pick } from '../shared/pick.ts'
import { grammar } from './grammar.ts'
import { hotelOpenings } from './hotel-openings.ts'

const { list } = grammar
const starsOf = (stars: number) => `${stars} ${stars === 1 ? 'stella' : 'stelle'}`

export const hotel: HotelBook = {
  opening: hotelOpenings,
  environment: {
    city: [
      "Si esce a piedi, la mattina per il caffè, la sera per l'ultimo bicchiere.",
      "Negozi, musei e tavolini all'aperto cominciano dietro l'angolo.",
      'Il quartiere vive tutto il giorno e si placa la sera.',
    ],
    seaside: [
      "La spiaggia si raggiunge in infradito e l'aria sa di sale.",
      'La mattina si scende a vedere il mare ancora prima del caffè.',
      'Quando il mare è calmo si sentono le onde dalle finestre aperte.',
    ],
    countryside: [
      'Intorno, prati, siepi e qualche campanile.',
      'La strada finisce quasi davanti al cancello; oltre, ci sono i campi.',
      'Ci si addormenta in un silenzio che la città ha dimenticato.',
    ],
    mountain: [
      "I sentieri partono dalla porta, le cime chiudono l'orizzonte.",
      "Qui la luce cambia dieci volte al giorno e l'aria resta frizzante anche d'estate.",
      'Ci si viene per camminare, per sciare o semplicemente per guardare.',
    ],
    lake: [
      "L'acqua è vicinissima: ci si va a piedi nudi d'estate, imbacuccati d'inverno.",
      'Il lago dà il tono, liscio la mattina presto, animato nel pomeriggio.',
      'Un sentiero segue la riva, ideale dopo cena.',
    ],
    forest: [
      'Il bosco comincia in fondo al giardino.',
      'I grandi alberi custodiscono il fresco e il silenzio.',
      'Si incontrano più scoiattoli che automobili.',
    ],
    vineyard: [
      'I filari salgono fin sotto le finestre.',
      "In autunno le vigne passano dal verde all'oro; in primavera profumano.",
      'Le cantine dei vicini si visitano a piedi.',
    ],
  },
  style: {
    charming: [
      "L'arredamento unisce mobili d'antiquariato e tessuti chiari, senza nulla di artefatto.",
      'Parquet che scricchiola, fiori del giardino: il fascino è ovunque, la posa da nessuna parte.',
    ],
    design: [
      "Linee pulite, bei materiali, luce studiata: l'arredo è contemporaneo senza essere freddo.",
      'I mobili sono firmati, i colori decisi, il comfort molto attuale.',
    ],
    classic: [
      'Lo stile resta classico: tinte tenui, buone poltrone, servizio attento.',
      'Ha il garbo degli hotel di tradizione, con ogni cosa tenuta con cura.',
    ],
    romantic: [
      'Luci soffuse, angoli tranquilli: tutto invita al tête-à-tête.',
      'La casa ha il gusto dei dettagli che piacciono agli innamorati, dalle candele della sera alle lenzuola ben stirate.',
    ],
    family: [
      'Qui le famiglie sono a casa: si ride forte e nessuno se ne lamenta.',
      'È tutto pensato per i bambini, dai seggioloni ai giochi da tavolo.',
    ],
    luxury: [
      'Begli spazi, materiali preziosi, servizio discreto: il lusso si nota appena e si vive fino in fondo.',
      'Lo staff anticipa i desideri e non esagera mai.',
    ],
    eco: [
      "Qui l'ecologia si vive senza proclami: legno locale, prodotti della zona, riscaldamento senza sprechi.",
      'La casa sta attenta a quello che consuma, e il comfort non ci perde nulla.',
    ],
    historic: [
      'Scale di pietra, travi e boiserie raccontano il passato della casa.',
      'Le mura hanno una storia e lo staff la racconta volentieri.',
    ],
  },
  facility: {
    'indoor-pool': 'una piscina coperta riscaldata',
    'outdoor-pool': 'una piscina esterna',
    spa: 'una spa',
    sauna: 'una sauna',
    hammam: 'un bagno turco',
    'hot-tub': 'una vasca idromassaggio',
    gym: 'una palestra',
    restaurant: 'un ristorante',
    bar: 'un bar',
    terrace: 'una terrazza',
    'room-service': 'il servizio in camera',
    garden: 'un giardino',
    bikes: 'biciclette in prestito',
    playground: "un'area giochi",
    'beach-access': "l'accesso diretto alla spiaggia",
  },
  wellness: [
    (items, plural) => `per rilassarti ${plural ? 'ti aspettano' : 'ti aspetta'} ${items}.`,
    (items) => `per il benessere puoi contare su ${items}.`,
    (items) => `dopo una giornata fuori ritrovi con piacere ${items}.`,
  ],
  table: [
    (items) => `sul posto trovi anche ${items}.`,
    (items, plural) => `per un bicchiere o un pasto ${plural ? 'ci sono' : "c'è"} ${items}.`,
    (items) => `la sera non serve uscire di nuovo: la casa ha ${items}.`,
  ],
  outdoors: [
    (items) => `per stare all'aria aperta: ${items}.`,
    (items) => `e fuori, ${items}.`,
    (items) => `da segnalare anche: ${items}.`,
  ],
  nearby(walking, distant, seed) {
    const onFoot = list(walking.map(({ phrase }) => phrase))
    const away = list(distant.map(({ phrase, km }) => `${phrase} (${km} km)`))
    const first =
      onFoot &&
      pick(seed, 'walking', [
        `Da raggiungere a piedi: ${onFoot}.`,
        `A pochi minuti a piedi: ${onFoot}.`,
        `Senza riprendere la macchina puoi vedere ${onFoot}.`,
      ])
    const then =
      away &&
      pick(seed, 'distant', [`Nei dintorni non perderti ${away}.`, `Per una gita: ${away}.`, `Un po' più lontano puoi scoprire ${away}.`])
    return [first, then].filter((text) => text).join(' ')
  },
  ecoSentence: [
    (items) => `la casa si impegna anche così: ${items}.`,
    (items) => `per l'ambiente, lo staff punta su ${items}.`,
    (items) => `${items}: la struttura bada alla propria impronta ecologica.`,
  ],
  eco: {
    'green-electricity': 'elettricità da fonti rinnovabili',
    'led-lighting': 'illuminazione a basso consumo',
    'no-single-use-plastic': 'niente plastica monouso',
    'waste-sorting': 'raccolta differenziata',
    'local-produce': 'prodotti del territorio',
    'refillable-toiletries': 'prodotti da bagno ricaricabili',
    'water-saving': 'risparmio idrico',
    'eco-label': 'una certificazione ecologica',
    composting: 'compostaggio',
    'solar-panels': 'pannelli solari',
    'bee-hives': 'arnie in giardino',
    'bike-friendly': 'una buona accoglienza per i ciclisti',
  },
  address: (street, zip, town) => `${street}, ${zip} ${town}`,
  station: (minutes) => `stazione a ${minutes} ${minutes === 1 ? 'minuto' : 'minuti'} a piedi`,
  distance: ({ of, km }) => `a ${km} km ${of}`,
  parking: {
    free: 'Parcheggio gratuito in loco, senza prenotazione.',
    paid: (euro) => `Parcheggio in loco: ${euro} € a notte, secondo disponibilità.`,
    street: 'Nessun parcheggio in loco; si parcheggia in strada o in un parcheggio pubblico vicino.',
  },
  charging: 'Colonnina di ricarica per veicoli elettrici.',
  checkTimes: (checkin, checkout) => `Check-in dalle ${checkin}, check-out entro le ${checkout}.`,
  identity: "All'arrivo vengono richiesti un documento d'identità e una carta di pagamento.",
  accessible: 'Camere e spazi comuni accessibili alle persone con mobilità ridotta, da segnalare al momento della prenotazione.',
  noLift: 'Senza ascensore: si può richiedere una camera al piano terra.',
  petsRefused: 'Animali non ammessi.',
  pets: (price, maxWeight, max) =>
    `${max === 1 ? 'Ammesso un animale' : `Ammessi fino a ${max} animali`} (massimo ${maxWeight} kg), ${price === 0 ? 'senza supplemento' : `${price} € a notte${max === 1 ? '' : ' per animale'}, da pagare in loco`}.`,
  breakfastHours: (from, to) => `Colazione dalle ${from} alle ${to}`,
  metaTitle: ({ name, place, stars }) => `${name}${stars > 0 ? ` (${starsOf(stars)})` : ''} ${grammar.places.in(place)}`,
  metaDescription: ({ name, place, stars }, facilities) =>
    `${name}, struttura${stars > 0 ? ` a ${starsOf(stars)}` : ''}${facilities ? ` con ${facilities}` : ''}. Foto, recensioni dei viaggiatori e soggiorni a buon prezzo ${grammar.places.in(place)}.`,
}
