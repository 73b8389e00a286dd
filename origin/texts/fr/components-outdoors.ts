import type { ComponentGroups } from '../shared/components.ts'

export const outdoors: ComponentGroups['outdoors'] = {
  'bike-rental': {
    label: 'Location de vélos',
    topic: 'balade à vélo',
    included: 'un vélo par personne pour la journée',
    pitch: [
      'Deux vélos vous attendent dans la cour, avec une carte où la maison a surligné ses chemins préférés.',
      "On part à vélo le matin et l'on rentre quand on veut : ils sont à vous pour la journée.",
    ],
    details: ['Un vélo de ville par personne, pour la journée', 'Antivol, casque et carte prêtés', 'Trois itinéraires proposés'],
    why: ['Le meilleur moyen de prendre les chemins de traverse.'],
    mustKnow: ['Les selles sont réglées au départ.', 'Vélo électrique en supplément, selon disponibilité.'],
  },
  canoe: {
    label: 'Descente en canoë',
    topic: 'descente en canoë',
    included: 'une descente en canoë',
    pitch: [
      "Au fil de l'eau, on croise plus de hérons que de promeneurs : la descente en canoë se fait à votre allure.",
      'Pagaie en main, vous descendez la rivière ; un minibus vous ramène au point de départ.',
    ],
    details: ['Canoë biplace, pagaies et gilets', 'Bidon étanche pour vos affaires', 'Retour en minibus'],
    why: ['Aucune expérience requise.'],
    mustKnow: ['Savoir nager est indispensable.', "Prévoyez des chaussures fermées qui craignent peu l'eau."],
  },
  'horse-ride': {
    label: 'Promenade à cheval',
    topic: 'promenade à cheval',
    included: 'une promenade à cheval',
    pitch: [
      "La promenade à cheval part au pas : même qui n'est jamais monté prend confiance au bout de cent mètres.",
      "Entre champs et sous-bois, le cheval connaît le chemin ; vous n'avez qu'à regarder.",
    ],
    details: ['Promenade accompagnée', 'Casque prêté', 'Chevaux calmes, pour débutants et confirmés'],
    why: ['Le groupe ne dépasse jamais six cavaliers.'],
    mustKnow: ['Pantalon long et chaussures fermées.', 'Poids maximum de 95 kg par cavalier.'],
  },
  golf: {
    label: 'Parcours de golf',
    topic: 'parcours de golf',
    included: 'un green-fee par personne',
    pitch: [
      'Le green-fee est compris : à vous le parcours, avec un départ réservé à votre nom.',
      'Quelques balles au practice, puis le premier départ : le golf voisin vous attend.',
    ],
    details: ['Un green-fee par personne', 'Un seau de balles au practice', 'Casier au club-house'],
    why: ['Un parcours vallonné, agréable en toute saison.'],
    mustKnow: ['Carte verte ou handicap demandé le week-end.', 'Location de clubs sur place, en supplément.'],
  },
  balloon: {
    label: 'Vol en montgolfière',
    topic: 'vol en montgolfière',
    included: 'un vol en montgolfière',
    pitch: [
      "La montgolfière décolle au lever du jour : vu d'en haut, le paysage ne fait plus aucun bruit.",
      "Le vol se termine par un verre levé avec le pilote, selon l'usage des aérostiers.",
    ],
    details: ['Vol avec un pilote breveté', 'Participation au gonflage pour qui le souhaite', "Verre et diplôme à l'atterrissage"],
    why: ["Un souvenir qui ne s'efface pas."],
    mustKnow: [
      'Les vols ont lieu au lever ou au coucher du soleil, selon le vent.',
      'En cas de report, une autre date vous est proposée.',
      'Déconseillé aux femmes enceintes.',
    ],
  },
  sailing: {
    label: 'Sortie en voilier',
    topic: 'sortie en voilier',
    included: 'une sortie en voilier',
    pitch: [
      "On hisse les voiles, le moteur se tait : la sortie se vit aux manœuvres ou allongé à l'avant.",
      "Le skipper vous confie la barre si le cœur vous en dit ; sinon, profitez de l'horizon.",
    ],
    details: ['Sortie avec skipper', 'Gilets fournis', 'Groupe de huit personnes au plus'],
    why: ['Débutants bienvenus, mains occupées garanties.'],
    mustKnow: ['Les sorties dépendent du vent.', 'Prévoyez un coupe-vent et des semelles claires.'],
  },
  'hiking-guide': {
    label: 'Randonnée accompagnée',
    topic: 'randonnée accompagnée',
    included: 'une randonnée avec un guide',
    pitch: [
      'Le guide lit le paysage comme un livre : traces, plantes, pierres, tout a son histoire.',
      "La randonnée est accompagnée ; on marche, on s'arrête, on apprend, et le point de vue se mérite un peu.",
    ],
    details: ['Accompagnateur diplômé', 'Bâtons de marche prêtés', 'Itinéraire adapté au groupe'],
    why: ["Des sentiers que l'on ne trouve pas seul."],
    mustKnow: ['Chaussures de marche indispensables.', "Emportez de l'eau et une veste."],
  },
  snowshoes: {
    label: 'Sortie en raquettes',
    topic: 'sortie en raquettes',
    included: 'une sortie en raquettes',
    pitch: [
      'Raquettes aux pieds, on quitte les pistes pour le silence des sapins.',
      "La sortie en raquettes suit les traces des lièvres, avec un vin chaud ou un chocolat à l'arrivée.",
    ],
    details: ['Accompagnateur en montagne', 'Raquettes et bâtons prêtés', "Boisson chaude à l'arrivée"],
    why: ["Plus facile qu'il n'y paraît : on sait marcher, on sait faire."],
    mustKnow: ["De décembre à mars, selon l'enneigement.", 'Vêtements chauds et chaussures montantes.'],
  },
}
