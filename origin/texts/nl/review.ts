import { capital } from '../shared/grammar.ts'
import type { ReviewBook } from '../shared/review.ts'
import { negatives } from './reviews-negative.ts'
import { positives } from './reviews-positive.ts'
import type { DutchUsage } from './usage.ts'

export function review(usage: DutchUsage): ReviewBook {
  const be = usage.country === 'BE'
  return {
    positives: positives(usage),
    negatives: negatives(usage),
    openers: {
      couple: ['Heerlijk weekendje met z’n tweeën.', 'Perfect voor koppels.', 'We vierden er onze trouwdag.'],
      family: ['Geslaagd verblijf met de kinderen.', 'De kinderen vonden het geweldig.', 'Perfect met het gezin.'],
      friends: [
        be ? 'Tof weekend met vrienden.' : 'Leuk weekend met vrienden.',
        'Met z’n vieren geweest, allemaal enthousiast.',
        'Onder vrienden, top.',
      ],
      solo: [
        'Even alleen weg om op adem te komen, missie geslaagd.',
        'Alleen op reis en toch meteen op mijn gemak.',
        'Ook alleen heel fijn.',
      ],
      business: [
        'Voor het werk hier, niets op aan te merken.',
        'Een aangename tussenstop voor het werk.',
        'Praktisch voor het werk, ’s avonds gezellig.',
      ],
    },
    closers: [
      'We komen terug!',
      'Zeker voor herhaling vatbaar.',
      'Een aanrader.',
      'Bedankt aan het hele team.',
      'Een adres om te onthouden.',
      be ? 'Top, echt waar.' : 'Echt top.',
    ],
    loved: [
      (items) => `Wat we onthouden: ${items}.`,
      (items) => `Genoten van ${items}.`,
      (items) => `Speciale vermelding voor ${items}.`,
      (items) => `${capital(items)}: niets op aan te merken.`,
      (items) => `Dikke pluim voor ${items}.`,
    ],
  }
}
