import type { BoxBook } from '../shared/box.ts'
import type { FrenchUsage } from './usage.ts'

export function box(usage: FrenchUsage): BoxBook {
  return {
    withTopic: (name, topic) => `${name} avec ${topic}`,
    names: {
      wellness: ['Parenthèse bien-être', 'Détente à deux', 'Douceur et détente'],
      romantic: ['Tête-à-tête amoureux', 'Nuit en amoureux', 'Rien que nous deux'],
      gastronomy: ['Escale gourmande', 'Tables et belles nuits', 'Évasion des gourmets'],
      family: ['Aventure en famille', 'Joyeuse tribu', 'Petits et grands'],
      city: ['Escale en ville', 'Échappée en ville', 'Lumières de la ville'],
      seaside: ['Air du large', 'Parenthèse au bord de mer', 'Cap sur la mer'],
      mountain: ['Grand air', 'Cocon en montagne', 'Prendre de la hauteur'],
      countryside: ['Clé des champs', 'Mise au vert', 'Douceurs de la campagne'],
      unusual: ['Nuit insolite', 'Dormir autrement', 'Évasion insolite'],
      culture: ['Belles pierres', 'Escapade au patrimoine', 'Voyage dans le temps'],
    },
    inCountry: (name, country) => `${name} ${country}`,
    withNights: (name, nights) => `${name} – ${nights}`,
    country: {
      FR: 'en France',
      BE: 'en Belgique',
      NL: 'aux Pays-Bas',
      ES: 'en Espagne',
      IT: 'en Italie',
      LU: 'au Luxembourg',
      DE: 'en Allemagne',
      PT: 'au Portugal',
      CH: 'en Suisse',
      AT: 'en Autriche',
    },
    nights: (nights, breakfast) => (breakfast ? `${nights} avec petit-déjeuner` : `${nights}`),
    forTwo: 'Pour 2 personnes',
    choice: (count, country) => `plus de ${count} ${usage.trips} au choix${country ? ` ${country}` : ''}`,
    validity: "Le coffret est valable dix-huit mois et peut s'échanger gratuitement contre un autre.",
    giver: {
      wellness: [
        "Pour quelqu'un qui ne s'arrête jamais, le plus beau des cadeaux est peut-être une bonne raison de le faire.",
        'Offrez du temps, de la chaleur et un peu de silence : ce coffret met le bien-être sous enveloppe.',
      ],
      romantic: [
        "Un coffret pour ceux qui s'aiment et n'ont jamais le temps de se le dire.",
        'Noces de coton ou de diamant, voilà de quoi les fêter à deux, loin de la maison.',
      ],
      gastronomy: [
        'Pour les gourmands, les curieux et ceux qui lisent la carte en commençant par les desserts.',
        'Une belle table, une bonne nuit : ce coffret réunit ce que les épicuriens préfèrent.',
      ],
      family: [
        "Un cadeau qui se partage dès l'ouverture : chacun aura son avis sur la destination.",
        'Pour les familles qui préfèrent les souvenirs aux jouets de plus.',
      ],
      city: [
        'Pour les marcheurs, les curieux et les amateurs de terrasses : une ville à explorer, une nuit pour en profiter.',
        'Offrez une ville à ceux qui ont déjà tout chez eux.',
      ],
      seaside: [
        "Offrez l'horizon : ce coffret sent le sel avant même d'être ouvert.",
        "Pour ceux qui respirent mieux dès qu'ils voient la mer.",
      ],
      mountain: [
        "Un grand bol d'air à offrir aux amoureux des sommets et du coin du feu.",
        'Pour ceux qui lèvent les yeux dès que la route se met à monter.',
      ],
      countryside: [
        'Pour les citadins qui rêvent de portails grinçants et de longs petits-déjeuners.',
        'Offrez un peu de campagne, sans les bottes.',
      ],
      unusual: [
        "Pour ceux à qui l'on ne sait plus quoi offrir : une nuit qu'ils n'auraient pas imaginée.",
        'Une cabane, une bulle, un lieu à part : ce coffret aime surprendre.',
      ],
      culture: [
        "Pour ceux qui visitent un château comme d'autres ouvrent un roman.",
        'Un cadeau pour les esprits curieux, entre vieilles pierres et belles histoires.',
      ],
    },
    content: (nights, includes, choice, country) =>
      `le coffret comprend ${nights} pour deux personnes${includes ? `, avec ${includes}` : ''}, à choisir parmi plus de ${choice} adresses${country ? ` ${country}` : ''}.`,
    closing: [
      'Les heureux élus choisissent le lieu et la date en ligne, en quelques minutes.',
      "Il s'offre par e-mail dans la minute ou par la poste, dans un bel écrin.",
      "Vous le recevez par e-mail ou à la maison ; eux n'ont plus qu'à choisir leur date.",
    ],
    breakfastItem: 'le petit-déjeuner',
  }
}
