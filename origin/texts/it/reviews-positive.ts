import type { ReviewBook } from '../shared/review.ts'

export const positives: ReviewBook['positives'] = {
  welcome: {
    noun: "l'accoglienza",
    sentences: [
      'Accoglienza super, ci si sente attesi.',
      "Un'accoglienza davvero calorosa, dall'inizio alla fine.",
      'La persona alla reception è stata gentilissima.',
      'Ci hanno accolti con il sorriso anche se siamo arrivati tardi.',
    ],
  },
  breakfast: {
    noun: 'la colazione',
    sentences: [
      'Colazione abbondante e varia, con prodotti buoni.',
      'La colazione è una delizia, soprattutto le marmellate fatte in casa.',
      'Abbiamo adorato la colazione, tutto fresco.',
      "Pane ottimo e vera spremuta d'arancia a colazione.",
    ],
  },
  quiet: {
    noun: 'la tranquillità',
    sentences: [
      'Silenzio assoluto, abbiamo dormito come bambini.',
      'Molto tranquillo di notte, nessun rumore.',
      'Che pace! Proprio quello che ci serviva.',
    ],
  },
  view: {
    noun: 'la vista',
    sentences: [
      'La vista dalla camera è magnifica.',
      'Abbiamo preso il caffè davanti alla finestra solo per la vista.',
      'Vista stupenda al risveglio.',
    ],
  },
  bed: {
    noun: 'il letto',
    sentences: [
      'Letto eccellente.',
      'Il letto è comodissimo, cosa rara in hotel.',
      'Abbiamo dormito così bene che quasi perdevamo la colazione.',
      'Materasso perfetto.',
    ],
  },
  spa: {
    noun: 'la spa',
    sentences: [
      'La spa è bellissima e ben tenuta.',
      'Bel momento di relax alla spa.',
      'Siamo stati due ore nella spa senza accorgerci del tempo.',
    ],
  },
  dinner: {
    noun: 'la cena',
    sentences: [
      'Cena squisita, bei piatti e prodotti freschi.',
      'Il ristorante da solo vale il viaggio.',
      'A cena ci siamo leccati i baffi.',
      'Cucina raffinata e generosa.',
    ],
  },
  location: {
    noun: 'la posizione',
    sentences: ['Posizione ideale per fare tutto a piedi.', 'Posizione ottima.', 'Non si può sognare una posizione migliore.'],
  },
  clean: { noun: 'la pulizia', sentences: ['Camera impeccabile.', 'Tutto pulito alla perfezione.', 'Pulitissimo, anche negli angoli.'] },
  charm: {
    noun: 'il fascino del posto',
    sentences: ['Un posto pieno di fascino.', "La casa ha un'anima, ci si sta bene.", 'Posto incantevole, ancora più bello che in foto.'],
  },
  'staff-tips': {
    noun: 'i buoni consigli',
    sentences: [
      'Lo staff ci ha dato ottimi indirizzi.',
      'Grazie per i consigli sulle passeggiate, bellissime.',
      'Buoni consigli per visitare la zona.',
    ],
  },
  parking: {
    noun: 'il parcheggio',
    sentences: ['Parcheggio comodo, proprio davanti.', 'Facile parcheggiare.', 'Posto auto senza problemi.'],
  },
  garden: {
    noun: 'il giardino',
    sentences: [
      'Il giardino è magnifico.',
      "Abbiamo fatto l'aperitivo in giardino, un incanto.",
      'Bel giardino con angoli per leggere al sole.',
    ],
  },
  pool: {
    noun: 'la piscina',
    sentences: [
      'La piscina è top.',
      'Le vasche prima di colazione, con la piscina tutta per noi: un lusso.',
      'Bella piscina, acqua alla temperatura giusta.',
    ],
  },
  'room-size': {
    noun: 'le dimensioni della camera',
    sentences: ['Camera spaziosa.', 'La camera è grande, non ci si pesta i piedi.', 'Tanto spazio, anche con le valigie aperte.'],
  },
  value: {
    noun: 'il rapporto qualità-prezzo',
    sentences: [
      'Ottimo rapporto qualità-prezzo.',
      'A questo prezzo è un indirizzo eccellente.',
      'I soldi sono spesi bene, e anche di più.',
    ],
  },
  decor: {
    noun: "l'arredamento",
    sentences: ['Arredamento curato, con molto gusto.', 'Abbiamo preso qualche idea per casa nostra.', 'Arredamento molto bello, caldo.'],
  },
  surprise: {
    noun: 'le piccole attenzioni',
    sentences: [
      'In camera ci aspettavano un biglietto e qualche dolcetto.',
      'Bella sorpresa: per il nostro anniversario ci hanno dato una camera superiore.',
      'Tante piccole attenzioni che fanno piacere.',
    ],
  },
}
