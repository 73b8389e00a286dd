import type { ReviewBook } from '../shared/review.ts'

export const negatives: ReviewBook['negatives'] = {
  wifi: {
    sentences: [
      'Le wifi coupait souvent dans la chambre.',
      "Wifi faible à l'étage, il fallait descendre au salon.",
      'Connexion internet trop lente pour travailler.',
    ],
    only: ['Rien à redire, à part le wifi un peu capricieux.', 'Seul bémol, le wifi.'],
  },
  noise: {
    sentences: [
      'On entendait les voisins à travers la cloison.',
      'La rue est bruyante le samedi soir, prenez une chambre côté cour.',
      'Réveillés tôt par le bruit dans le couloir.',
    ],
    only: ["Seul petit bémol, l'isolation phonique.", 'Juste un peu de bruit le matin, rien de grave.'],
  },
  'small-bathroom': {
    sentences: [
      'La salle de bains est vraiment petite.',
      'Douche étroite, on se cogne un peu.',
      'Peu de place dans la salle de bains pour poser ses affaires.',
    ],
    only: ['Seul défaut : une salle de bains un peu juste.', 'La salle de bains mériterait quelques mètres de plus.'],
  },
  'parking-price': {
    sentences: [
      'Le parking est cher pour une nuit.',
      "Parking payant, on ne l'avait pas vu avant de venir.",
      'Le prix du parking gonfle la note.',
    ],
    only: ['Le parking payant, seule mauvaise surprise.', 'Rien, sinon le tarif du parking.'],
  },
  'breakfast-queue': {
    sentences: [
      "Beaucoup d'attente au buffet du petit-déjeuner le dimanche.",
      'Salle du petit-déjeuner bondée à 9 h 30.',
      'Il faut descendre tôt, sinon on attend une table le matin.',
    ],
    only: ["Un peu d'attente au petit-déjeuner, c'est tout."],
  },
  'hot-room': {
    sentences: [
      'Il faisait très chaud dans la chambre.',
      'Impossible de baisser le chauffage, nuit difficile.',
      "La chambre sous les toits chauffe vite l'après-midi.",
    ],
    only: ['Juste une chambre un peu trop chauffée.', 'Seul bémol, la chaleur dans la chambre.'],
  },
  'spa-crowded': {
    sentences: [
      'Beaucoup de monde au spa en fin de journée.',
      'Le spa est petit quand tout le monde y va à 18 h.',
      'Pas de transat libre au spa.',
    ],
    only: ['Un spa un peu trop fréquenté, sinon parfait.'],
  },
  stairs: {
    sentences: [
      "Pas d'ascenseur et un escalier raide avec les valises.",
      'Beaucoup de marches pour rejoindre la chambre.',
      'À éviter si vous avez mal aux genoux, les escaliers sont nombreux.',
    ],
    only: ['Seul bémol, les escaliers avec les valises.'],
  },
  'slow-service': {
    sentences: [
      "Service long au dîner, près d'une heure entre deux plats.",
      'Personne à la réception à notre arrivée, il a fallu patienter.',
      'Le service est gentil mais débordé.',
    ],
    only: ["Un peu d'attente au restaurant, seul point à améliorer."],
  },
  pillows: {
    sentences: ['Oreillers trop mous.', 'Les oreillers sont énormes, on a mal dormi.', 'Un second oreiller plus ferme serait bienvenu.'],
    only: ['Rien de grave : des oreillers un peu plats.', 'Seuls les oreillers ne nous ont pas plu.'],
  },
  signage: {
    sentences: [
      "On a tourné un moment avant de trouver l'entrée.",
      "L'accès est mal indiqué, surtout de nuit.",
      'Le GPS se perd, un panneau aiderait.',
    ],
    only: ['Un peu difficile à trouver, mais on ne regrette pas.'],
  },
  'cold-pool': {
    sentences: [
      "L'eau de la piscine était froide.",
      'Piscine trop fraîche pour les enfants.',
      "On n'est restés que cinq minutes dans la piscine, trop froide.",
    ],
    only: ['Juste une piscine un peu fraîche.'],
  },
}
