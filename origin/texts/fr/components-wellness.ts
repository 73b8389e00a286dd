import type { ComponentGroups } from '../shared/components.ts'

export const wellness: ComponentGroups['wellness'] = {
  'spa-access': {
    label: 'Accès au spa',
    topic: 'spa',
    included: 'un accès au spa',
    pitch: [
      "Au spa, on passe du sauna au hammam, puis on s'attarde sur les transats de la salle de repos.",
      'Peignoir, tisane, bassin à remous : au spa, la seule consigne est de ralentir.',
      "L'accès au spa est compris : de quoi laisser la semaine derrière vous, entre chaleur sèche, vapeur et bain bouillonnant.",
    ],
    details: [
      'Sauna, hammam et bain à remous',
      'Serviettes, peignoirs et chaussons prêtés',
      'Tisanes et eau fraîche dans la salle de repos',
    ],
    why: [
      "Peu de monde à la fois : le nombre d'entrées est limité à chaque créneau.",
      'Le soir, les lumières se tamisent et le spa devient très calme.',
    ],
    mustKnow: ['Maillot de bain obligatoire.', 'Déconseillé aux femmes enceintes et en cas de problèmes cardiaques.'],
  },
  'private-spa': {
    label: 'Spa privatif',
    topic: 'spa privatif',
    included: 'un spa rien que pour vous deux',
    pitch: [
      'Le spa vous est réservé : la porte se ferme, la musique baisse, et personne ne viendra vous déranger.',
      'Bain à remous et sauna pour vous seuls, à la lumière des bougies : difficile de faire plus intime.',
      'Vous aurez le spa pour vous deux, avec le temps de passer du sauna au bain bouillonnant sans regarder la pendule.',
    ],
    details: ['Sauna et bain à remous privatisés', 'Serviettes et peignoirs fournis', 'Deux boissons fraîches sans alcool'],
    why: ["Personne d'autre que vous : le spa est fermé aux autres hôtes.", 'Vous réglez vous-mêmes la lumière et la musique.'],
    mustKnow: ["L'heure choisie ne peut pas être prolongée."],
  },
  'massage-30': {
    label: 'Massage de 30 minutes',
    topic: 'massage de 30 minutes',
    included: 'un massage de 30 minutes par personne',
    pitch: [
      'Trente minutes de massage suffisent à dénouer le dos et la nuque : vous verrez, on en sort plus léger.',
      'Les mains de la praticienne se concentrent là où la semaine a pesé : dos, épaules, nuque.',
      "Un massage d'une demi-heure pour chacun vous attend, à l'huile tiède.",
    ],
    details: ['Massage du dos, des épaules et de la nuque', 'Huile végétale tiède, sans parfum sur demande', 'Une tisane après le soin'],
    why: ['Un format court, idéal pour un premier massage.', "La pression s'adapte à vos envies."],
    mustKnow: ['Présentez-vous dix minutes avant le soin.', 'Signalez une grossesse ou un problème de santé en réservant votre créneau.'],
  },
  'massage-50': {
    label: 'Massage de 50 minutes',
    topic: 'massage de 50 minutes',
    included: 'un massage de 50 minutes par personne',
    pitch: [
      'Cinquante minutes de massage, du bout des pieds au sommet de la nuque : le genre de parenthèse dont on se souvient le lundi.',
      'Le massage dure cinquante minutes et couvre tout le corps ; le silence qui suit fait partie du soin.',
      'Pour chacun de vous, un massage complet de cinquante minutes, lent et enveloppant.',
    ],
    details: ['Massage de tout le corps', 'Huile chaude à choisir parmi trois parfums', 'Repos et tisane après le soin'],
    why: ['Assez long pour décrocher vraiment.', 'Des praticiens diplômés, qui prennent le temps de vous interroger avant de commencer.'],
    mustKnow: ['Présentez-vous dix minutes avant le soin.', 'Signalez une grossesse ou un problème de santé en réservant votre créneau.'],
  },
  'hammam-ritual': {
    label: 'Rituel hammam et gommage',
    topic: 'rituel hammam',
    included: 'un rituel hammam avec gommage au savon noir',
    pitch: [
      "Vapeur, savon noir, gant de kessa : le rituel laisse la peau douce et l'esprit tout aussi lisse.",
      "Au hammam, le gommage au savon noir suit la tradition, jusqu'au dernier seau d'eau tiède.",
    ],
    details: ["Bain de vapeur à l'eucalyptus", 'Gommage au savon noir et au gant de kessa', 'Thé à la menthe en salle de repos'],
    why: ['Une peau très douce, dès la première fois.', 'Le gant est neuf, et vous repartez avec.'],
    mustKnow: ["Évitez l'épilation et le soleil la veille.", 'Maillot de bain conseillé.'],
  },
  facial: {
    label: 'Soin du visage',
    topic: 'soin du visage',
    included: 'un soin du visage par personne',
    pitch: [
      'Nettoyage, masque, modelage : le soin du visage rend leur éclat aux traits fatigués.',
      "Le soin du visage s'adapte à votre peau : quelques questions d'abord, puis le silence, les yeux fermés.",
    ],
    details: ['Nettoyage, gommage doux et masque', 'Modelage du visage et du décolleté', "Cosmétiques d'origine naturelle"],
    why: ['Convient à toutes les peaux, pour elle comme pour lui.', 'Les conseils sont donnés sans rien vous vendre.'],
    mustKnow: ['Venez démaquillé si possible.', 'Signalez vos allergies en réservant votre créneau.'],
  },
  'pool-access': {
    label: 'Accès à la piscine',
    topic: 'piscine',
    included: 'un accès libre à la piscine',
    pitch: [
      'La piscine est à vous du matin au soir : quelques longueurs avant le petit-déjeuner, et la journée commence bien.',
      "On descend à la piscine en peignoir, aussi souvent qu'on en a envie.",
    ],
    details: ['Accès libre pendant tout le séjour', 'Serviettes de bain prêtées', 'Transats au bord du bassin'],
    why: ['Aucun créneau à réserver.', 'Le matin, vous avez souvent le bassin pour vous.'],
    mustKnow: ["Les enfants se baignent sous la surveillance d'un adulte."],
  },
  'hot-tub-private': {
    label: 'Bain à remous privatif',
    topic: 'bain à remous privatif',
    included: 'un bain à remous privatif',
    pitch: [
      "Le bain à remous vous est réservé : de l'eau à 37 degrés, des bulles, et le temps qui s'étire.",
      "À l'heure de votre choix, un bain bouillonnant rien que pour vous, à l'abri des regards.",
    ],
    details: ['Bain à remous chauffé à 37 °C', 'Serviettes et peignoirs fournis', "Carafe d'eau aux agrumes"],
    why: ["À l'abri des regards, de jour comme de nuit.", 'Encore plus agréable quand il fait froid dehors.'],
    mustKnow: ['Maillot de bain obligatoire.', 'Déconseillé aux femmes enceintes.'],
  },
}
