import type { ReviewBook } from '../shared/review.ts'
import { negatives } from './reviews-negative.ts'
import { positives } from './reviews-positive.ts'
import type { FrenchUsage } from './usage.ts'

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export function review(usage: FrenchUsage): ReviewBook {
  const { trip } = usage
  const feminine = trip === 'escapade'
  return {
    positives: positives(usage),
    negatives,
    openers: {
      couple: [
        feminine ? 'Très belle escapade à deux.' : 'Très beau week-end à deux.',
        'Parfait en amoureux.',
        'On y a fêté notre anniversaire de mariage.',
      ],
      family: ['Séjour très réussi avec les enfants.', 'Les enfants ont adoré.', 'Parfait en famille.'],
      friends: [
        "Entre amis, on s'est régalés.",
        feminine ? 'Superbe escapade entre amis.' : 'Super week-end entre amis.',
        'Venus à quatre, tous conquis.',
      ],
      solo: [
        'En solo pour souffler, mission accomplie.',
        feminine ? "Une escapade en solo qui m'a fait un bien fou." : "Un week-end en solo qui m'a fait un bien fou.",
        'Parfait quand on voyage en solo.',
      ],
      business: [
        'En déplacement professionnel, rien à redire.',
        'Une étape de travail très agréable.',
        'Pratique pour le travail, agréable le soir.',
      ],
    },
    closers: [
      'On reviendra !',
      'Nous y retournerons sans hésiter.',
      'Je recommande.',
      "Merci à toute l'équipe.",
      'Une adresse à garder.',
      'À refaire.',
    ],
    loved: [
      (items) => `On a aimé ${items}.`,
      (items) => `Ce qu'on retient : ${items}.`,
      (items) => `Mention spéciale pour ${items}.`,
      (items) => `${items.charAt(0).toUpperCase()}${items.slice(1)} : rien à redire.`,
      (items) => `Gros coup de cœur pour ${lower(items)}.`,
    ],
  }
}
