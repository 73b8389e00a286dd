import type { ReviewBook } from '../shared/review.ts'

export const negatives: ReviewBook['negatives'] = {
  wifi: {
    sentences: [
      'In camera il wifi cadeva spesso.',
      'Wifi debole al piano, bisognava scendere nella hall.',
      'Connessione troppo lenta per lavorare.',
    ],
    only: ["Niente da ridire, a parte il wifi un po' capriccioso.", 'Unico neo, il wifi.'],
  },
  noise: {
    sentences: [
      'Si sentivano i vicini attraverso la parete.',
      'La strada è rumorosa il sabato sera, meglio una camera sul cortile.',
      'Svegliati presto dal rumore in corridoio.',
    ],
    only: ["Unico piccolo neo, l'insonorizzazione.", "Solo un po' di rumore la mattina, niente di grave."],
  },
  'small-bathroom': {
    sentences: ['Il bagno è davvero piccolo.', 'Doccia stretta, ci si muove a fatica.', 'In bagno poco spazio per appoggiare le cose.'],
    only: ["Unico difetto, il bagno un po' piccolo.", 'Il bagno meriterebbe qualche metro in più.'],
  },
  'parking-price': {
    sentences: [
      'Il parcheggio è caro per una notte.',
      "Parcheggio a pagamento, non l'avevamo visto prima di partire.",
      'Il prezzo del parcheggio fa salire il conto.',
    ],
    only: ["Il parcheggio a pagamento, l'unica brutta sorpresa.", 'Niente, a parte la tariffa del parcheggio.'],
  },
  'breakfast-queue': {
    sentences: [
      'Molta coda al buffet della colazione la domenica.',
      'Sala colazioni strapiena alle 9:30.',
      'Bisogna scendere presto, se no la mattina si aspetta un tavolo.',
    ],
    only: ["Un po' di attesa a colazione, tutto qui."],
  },
  'hot-room': {
    sentences: [
      'In camera faceva molto caldo.',
      'Impossibile abbassare il riscaldamento, notte difficile.',
      'La camera sottotetto nel pomeriggio si scalda parecchio.',
    ],
    only: ["Solo la camera un po' troppo calda.", 'Unico neo, il caldo in camera.'],
  },
  'spa-crowded': {
    sentences: [
      'Troppa gente nella spa a fine giornata.',
      'La spa è piccola quando alle 18 ci vanno tutti.',
      'Nella spa nessun lettino libero.',
    ],
    only: ["Spa un po' troppo affollata, per il resto perfetto."],
  },
  stairs: {
    sentences: [
      'Niente ascensore e una scala ripida con le valigie.',
      'Tanti gradini per arrivare in camera.',
      'Sconsigliato a chi ha problemi alle ginocchia, le scale sono tante.',
    ],
    only: ['Unico neo, le scale con le valigie.'],
  },
  'slow-service': {
    sentences: [
      "Servizio lento a cena, quasi un'ora tra un piatto e l'altro.",
      'Nessuno alla reception al nostro arrivo, abbiamo dovuto aspettare.',
      'Il personale è gentile ma sommerso di lavoro.',
    ],
    only: ["Un po' di attesa al ristorante, l'unica cosa da migliorare."],
  },
  pillows: {
    sentences: ['Cuscini troppo morbidi.', 'I cuscini sono enormi, abbiamo dormito male.', 'Ci vorrebbe un secondo cuscino più rigido.'],
    only: ["Niente di grave: cuscini un po' bassi.", 'Solo i cuscini non ci sono piaciuti.'],
  },
  signage: {
    sentences: [
      "Abbiamo girato un po' prima di trovare l'ingresso.",
      "L'accesso è segnalato male, soprattutto di notte.",
      'Il navigatore si perde, un cartello aiuterebbe.',
    ],
    only: ["Un po' difficile da trovare, ma ne vale la pena."],
  },
  'cold-pool': {
    sentences: [
      "L'acqua della piscina era fredda.",
      'Piscina troppo fresca per i bambini.',
      'In piscina abbiamo resistito cinque minuti, troppo fredda.',
    ],
    only: ["Solo la piscina un po' fresca."],
  },
}
