import type { ComponentGroups } from '../shared/components.ts'
import type { FrenchUsage } from './usage.ts'

export function family(usage: FrenchUsage): ComponentGroups['family'] {
  return {
    treetop: {
      label: 'Accrobranche',
      topic: 'accrobranche',
      included: "un parcours d'accrobranche",
      pitch: [
        "Tyroliennes, ponts de singe, filets : l'accrobranche met tout le monde à la même hauteur.",
        'Dans les arbres, les parcours vont du plus sage au plus remuant ; petits et grands choisissent leur couleur.',
      ],
      details: ['Parcours de plusieurs niveaux', 'Baudrier, casque et initiation', 'Ligne de vie continue pour les plus jeunes'],
      why: ['Les enfants en parlent encore au coucher.'],
      mustKnow: ['Cheveux longs attachés, chaussures fermées.', "Fermé en cas d'orage ou de vent fort."],
    },
    funfair: {
      label: "Parc d'attractions",
      topic: "parc d'attractions",
      included: "une entrée au parc d'attractions par personne",
      pitch: [
        "Les billets du parc d'attractions sont dans la poche : on arrive à l'ouverture et l'on court au grand huit.",
        "Une journée de manèges et de spectacles est comprise, avec ce qu'il faut de barbe à papa.",
      ],
      details: ["Un billet d'une journée par personne", 'Toutes les attractions et les spectacles', "Plan du parc remis à l'hôtel"],
      why: ['Vous passez directement au portillon.'],
      mustKnow: ['Certaines attractions demandent une taille minimale.', "Consultez le calendrier d'ouverture du parc."],
    },
    zoo: {
      label: 'Parc animalier',
      topic: 'parc animalier',
      included: 'une entrée au parc animalier par personne',
      pitch: [
        'Au parc animalier, les goûters des animaux rythment la journée : arrivez tôt, les loutres ont faim.',
        'Girafes, loups ou manchots, chacun son préféré : les entrées au parc animalier sont comprises.',
      ],
      details: ["Un billet d'une journée par personne", 'Nourrissages commentés', 'Aires de pique-nique'],
      why: ['Un parc engagé dans la protection des espèces.'],
      mustKnow: ["Les chiens restent à l'hôtel."],
    },
    'escape-game': {
      label: 'Escape game',
      topic: 'escape game',
      included: "une partie d'escape game",
      pitch: [
        "La porte se referme, le compte à rebours commence : l'escape game se gagne à plusieurs.",
        "Coffres, codes et fausses pistes : une heure passe plus vite qu'on ne croit quand on cherche la sortie.",
      ],
      details: ['Salle réservée à votre groupe', 'Un maître du jeu vous guide', 'Photo souvenir à la sortie'],
      why: ['On rit beaucoup, même quand on perd.'],
      mustKnow: [`Le ${usage.phone} reste au vestiaire.`, "Présentez-vous un quart d'heure avant la partie."],
    },
    karting: {
      label: 'Karting',
      topic: 'karting',
      included: 'deux séries de karting par personne',
      pitch: [
        "Casque, feu vert, premier virage : le karting met vite tout le monde d'accord, ou pas du tout.",
        'Deux séries de karting pour chacun, avec les chronos imprimés pour régler les comptes au dîner.',
      ],
      details: ['Deux séries de dix minutes', 'Casque et combinaison prêtés', 'Chronomètre et classement'],
      why: ['Des karts pour adultes et pour adolescents.'],
      mustKnow: ['Taille minimale de 1,45 m.', 'Chaussures fermées obligatoires.'],
    },
    aquarium: {
      label: 'Aquarium',
      topic: "visite de l'aquarium",
      included: "une entrée à l'aquarium par personne",
      pitch: [
        "À l'aquarium, les requins tournent au-dessus des têtes et les méduses hypnotisent les plus agités.",
        "Les billets de l'aquarium sont compris : parfait pour une matinée grise ou un après-midi trop chaud.",
      ],
      details: ['Un billet par personne', 'Bassin tactile pour les enfants', 'Nourrissages commentés'],
      why: ["À l'abri, quel que soit le temps."],
      mustKnow: ['Photos sans flash.'],
    },
  }
}
