import type { ComponentGroups } from '../shared/components.ts'

export const romance: ComponentGroups['romance'] = {
  'rose-petals': {
    label: 'Pétales de rose',
    headword: 'Pétales de rose en chambre',
    topic: 'pétales de rose',
    included: 'des pétales de rose dans la chambre',
    pitch: [
      'Des pétales de rose sur le lit, des bougies sur la table de nuit : la surprise est prête avant votre arrivée.',
      "La chambre est fleurie de pétales de rose ; pour la bague ou le poème, c'est à vous de voir.",
    ],
    details: ['Pétales frais disposés sur le lit', 'Bougies à lumière douce'],
    why: ["Un mot de votre main peut être posé sur l'oreiller."],
    mustKnow: ["Indiquez votre heure d'arrivée pour que tout soit prêt."],
  },
  'candlelight-dinner': {
    label: 'Dîner aux chandelles',
    topic: 'dîner aux chandelles',
    included: 'un dîner aux chandelles',
    pitch: [
      "Une table un peu à l'écart, des bougies, trois plats : le dîner aux chandelles vous laisse tout le temps de parler.",
      'Au restaurant, on vous a gardé la table la plus tranquille ; les chandelles font le reste.',
      'Le soir venu, le dîner se prend à la lueur des bougies, en trois plats et en tête à tête.',
    ],
    details: ['Entrée, plat et dessert', 'Table réservée au calme', 'Bougies et fleurs fraîches'],
    why: ["Prévenez-nous d'un anniversaire : le dessert s'en souviendra."],
    mustKnow: ['Boissons non comprises.', 'Signalez un régime ou une allergie deux jours avant votre arrivée.'],
  },
  'breakfast-in-bed': {
    label: 'Petit-déjeuner au lit',
    topic: 'petit-déjeuner au lit',
    included: 'le petit-déjeuner servi au lit',
    pitch: [
      "Le matin, on frappe doucement : le plateau du petit-déjeuner arrive jusqu'au lit.",
      "Croissants, café, confitures : le petit-déjeuner se prend sous la couette, à l'heure que vous avez cochée.",
    ],
    details: ['Boisson chaude, jus et viennoiseries', 'Pain, beurre, confitures et fruits', 'Servi en chambre, sans supplément'],
    why: ["Pas besoin de s'habiller."],
    mustKnow: ['Remettez la fiche à la réception la veille avant 22 h.'],
  },
  'late-checkout': {
    label: 'Départ tardif',
    topic: 'départ tardif',
    included: 'un départ tardif',
    pitch: [
      'Et le dernier jour, personne ne vous presse : le départ tardif est compris.',
      "La chambre reste à vous deux heures de plus le jour du départ, le temps d'une dernière grasse matinée.",
    ],
    details: ["Deux heures de plus que l'heure habituelle", 'Rien à demander'],
    why: ['Une vraie dernière matinée.'],
    mustKnow: ['Rien à demander : votre clé reste active.'],
  },
}
