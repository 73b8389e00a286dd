import { capital } from '../shared/grammar.ts'
import type { ReviewBook } from '../shared/review.ts'
import { negatives } from './reviews-negative.ts'
import { positives } from './reviews-positive.ts'

export const review: ReviewBook = {
  positives,
  negatives,
  openers: {
    couple: [
      'Bellissimo weekend in coppia.',
      'Perfetto per una fuga a due.',
      'Ci abbiamo festeggiato il nostro anniversario di matrimonio.',
    ],
    family: ['Soggiorno riuscitissimo con i bambini.', 'I bambini si sono divertiti un mondo.', 'Perfetto in famiglia.'],
    friends: ['Tra amici siamo stati benissimo.', 'Super weekend tra amici.', 'Eravamo in quattro, tutti entusiasti.'],
    solo: [
      'Un viaggio per conto mio per staccare: missione compiuta.',
      'Un weekend in solitaria che mi ha fatto benissimo.',
      'Perfetto per chi viaggia in solitaria.',
    ],
    business: ['Per lavoro, niente da ridire.', 'Una tappa di lavoro molto piacevole.', 'Comodo per il lavoro, piacevole la sera.'],
  },
  closers: [
    'Ci torneremo!',
    'Torneremo senza dubbio.',
    'Consigliatissimo.',
    'Grazie a tutto lo staff.',
    'Un indirizzo da segnarsi.',
    'Da rifare.',
  ],
  loved: [
    (items) => `Abbiamo apprezzato ${items}.`,
    (items) => `Quello che ricorderemo: ${items}.`,
    (items) => `Menzione speciale per ${items}.`,
    (items) => `${capital(items)}: niente da ridire.`,
    (items) => `Dieci e lode per ${items}.`,
  ],
}
