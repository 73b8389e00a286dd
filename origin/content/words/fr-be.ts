import { fr } from './fr.ts'
import type { Words } from './words.ts'

/** French, as in Belgium: the same promises, other distances and a few other words. */
export const frBe: Words = {
  ...fr,
  themes: {
    ...fr.themes,
    gastronomy: { title: 'Gourmand', subtitle: 'Bistronomie, brasseries et tables étoilées' },
    seaside: { title: 'À la mer', subtitle: 'De La Panne à Knokke, et un peu plus loin' },
    city: { title: 'City-trips', subtitle: 'Une gare, un hôtel, une ville à pied' },
  },
  week: {
    ...fr.week,
    seaside: {
      title: 'Tous à la mer',
      subtitle: 'Digue, gaufres et grand vent : nos hôtels les plus proches de la plage.',
      cta: 'Voir les séjours à la mer',
    },
    city: { title: 'Semaine city-trip', subtitle: 'À deux heures de train, une autre ville, une autre vie.', cta: 'Voir les city-trips' },
  },
  menu: { ...fr.menu, giftCard: 'Chèque-cadeau', boxes: 'Coffrets cadeaux', useGift: 'Utiliser un bon cadeau' },
  booking: {
    ...fr.booking,
    seo: {
      title: 'Week-ends et city-trips tout compris en Belgique et alentour',
      description:
        "Ardennes, Côte belge, Bruges, Champagne : l'hôtel, le petit déjeuner et une activité dans un même séjour. Réservez en ligne, changez de dates si besoin.",
    },
    hero: {
      title: 'Un week-end, pas trop loin',
      subtitle: "À deux heures de chez vous, il y a un hôtel, un bon souper et rien d'urgent à faire.",
    },
    points: [
      {
        icon: 'bed',
        title: 'Plus que des nuits',
        text: 'Chaque séjour réunit un bel hôtel, le petit déjeuner et une expérience sur place.',
      },
      {
        icon: 'calendarCheck',
        title: "L'esprit tranquille",
        text: "Un empêchement ? Beaucoup de séjours se modifient sans frais jusqu'à quelques jours avant l'arrivée.",
      },
      { icon: 'tag', title: 'Des prix négociés', text: 'Nous discutons chaque offre directement avec les hôteliers, taxes comprises.' },
    ],
    popular: { title: 'Les séjours que vous préférez', subtitle: 'Les plus réservés du moment en Belgique', cta: 'Voir tous les séjours' },
  },
  gifting: {
    ...fr.gifting,
    seo: {
      title: 'Offrir un week-end : bons cadeaux et coffrets séjour',
      description:
        'Bon cadeau, coffret, chèque-cadeau ou activité : offrez un week-end en Belgique ou tout près. Par e-mail ou par bpost, dates au choix.',
    },
    kinds: {
      ...fr.gifting.kinds,
      giftCard: { title: 'Le chèque-cadeau', subtitle: 'Le montant de votre choix, sur tout le site. Valable 18 mois.' },
    },
    card: {
      title: 'Le chèque-cadeau, quand on hésite',
      subtitle: 'Un montant libre, à dépenser en séjours, en coffrets ou en activités.',
      cta: 'Choisir un montant',
    },
  },
  activity: {
    ...fr.activity,
    gift: {
      title: "Pas sûr de l'activité ?",
      subtitle: 'Le chèque-cadeau laisse choisir : une activité, un séjour ou un coffret.',
      cta: 'Offrir un chèque-cadeau',
    },
  },
  bars: { ...fr.bars, giftCard: 'Le chèque-cadeau, du montant de votre choix' },
  announcements: {
    ...fr.announcements,
    gifting: { lead: 'Livraison des coffrets :', rest: '2 à 4 jours ouvrables par bpost, immédiate par e-mail.' },
  },
}
