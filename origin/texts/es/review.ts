import { capital } from '../shared/grammar.ts'
import type { ReviewBook } from '../shared/review.ts'
import { negatives } from './reviews-negative.ts'
import { positives } from './reviews-positive.ts'

export const review: ReviewBook = {
  positives,
  negatives,
  openers: {
    couple: ['Una escapada en pareja preciosa.', 'Perfecto para ir en pareja.', 'Fuimos por nuestro aniversario y fue todo un acierto.'],
    family: ['Muy buena estancia con los niños.', 'A los niños les encantó.', 'Perfecto en familia.'],
    friends: ['Escapada de amigos estupenda.', 'Fuimos cuatro amigos y todos encantados.', 'Con amigos, genial.'],
    solo: [
      'Una escapada en solitario para desconectar, objetivo cumplido.',
      'Fui por mi cuenta y me sentí muy a gusto.',
      'Ideal también si viajas a solas.',
    ],
    business: ['Por trabajo, ninguna queja.', 'Una parada de trabajo muy agradable.', 'Práctico para trabajar y agradable por la noche.'],
  },
  closers: ['¡Volveremos!', 'Repetiremos seguro.', 'Muy recomendable.', 'Gracias a todo el equipo.', 'Para apuntárselo.', 'Lo recomiendo.'],
  loved: [
    (items) => `Lo mejor: ${items}.`,
    (items) => `Nos quedamos con ${items}.`,
    (items) => `Mención especial para ${items}.`,
    (items) => `${capital(items)}, de diez.`,
    (items) => `Destacaría ${items}.`,
  ],
}
