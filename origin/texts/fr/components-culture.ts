import type { ComponentGroups } from '../shared/components.ts'
import type { FrenchUsage } from './usage.ts'

export function culture(usage: FrenchUsage): ComponentGroups['culture'] {
  return {
    museum: {
      label: 'Entrée au musée',
      topic: 'entrée au musée',
      included: 'une entrée au musée par personne',
      pitch: [
        'Les billets du musée vous attendent à la réception : vous entrez sans passer par la caisse.',
        'Une entrée au musée est comprise, à utiliser le jour qui vous convient, pluie ou soleil.',
      ],
      details: ['Un billet daté du jour de votre choix', 'Collections permanentes et exposition en cours'],
      why: ['Vous évitez la file de la billetterie.'],
      mustKnow: ['Fermé le lundi.', 'Les grands sacs se déposent au vestiaire.'],
    },
    'guided-walk': {
      label: 'Visite guidée',
      topic: 'visite guidée',
      included: 'une visite guidée à pied',
      pitch: [
        "Un guide du cru vous emmène à pied, par les ruelles que l'on manque d'ordinaire.",
        "La visite guidée s'arrête devant les façades que tout le monde photographie, et pousse les portes que personne ne pousse.",
      ],
      details: ['Visite à pied en petit groupe', 'Guide local diplômé', 'Point de rendez-vous indiqué dans la confirmation'],
      why: ['Le guide connaît aussi les bonnes tables.', "On comprend la ville avant de s'y perdre."],
      mustKnow: ['Prévoyez de bonnes chaussures.', 'La visite a lieu par tous les temps.'],
    },
    'boat-trip': {
      label: 'Promenade en bateau',
      topic: 'promenade en bateau',
      included: 'une promenade en bateau',
      pitch: [
        "Depuis l'eau, tout change d'échelle : la promenade en bateau se savoure assis, l'appareil photo à la main.",
        "Vous embarquez pour une promenade commentée, cheveux au vent ou à l'abri selon l'humeur du ciel.",
      ],
      details: ['Promenade commentée', "Places assises, à l'air libre ou à l'abri", 'Billets remis à votre arrivée'],
      why: ["Les plus belles vues se prennent depuis l'eau."],
      mustKnow: ['Embarquement dix minutes avant le départ.', 'Les sorties dépendent de la météo.'],
    },
    'castle-visit': {
      label: 'Visite de château',
      topic: 'visite de château',
      included: 'une visite de château',
      pitch: [
        "La visite du château se fait à votre rythme, de la cour d'honneur aux jardins.",
        "Escaliers, salons, cuisines et remparts : la visite du château est comprise, audioguide à l'oreille.",
      ],
      details: ['Entrée au château et aux jardins', 'Audioguide compris', 'Billet valable toute la journée'],
      why: ['Des enfants au grand-père, chacun y trouve son histoire.'],
      mustKnow: ['Certaines salles ne sont accessibles que par des escaliers.'],
    },
    show: {
      label: 'Spectacle',
      topic: 'soirée spectacle',
      included: 'une place de spectacle par personne',
      pitch: [
        "Le soir, deux places vous attendent au théâtre : il ne reste qu'à pousser la porte.",
        "La soirée se passe au spectacle, dans une salle où l'on voit bien de partout.",
      ],
      details: ['Une place assise par personne', 'Programme communiqué à la réservation', 'Vestiaire gratuit'],
      why: ['De bonnes places, déjà choisies.'],
      mustKnow: ['Présentez-vous vingt minutes avant le lever de rideau.', `Pensez à éteindre votre ${usage.phone}.`],
    },
    gondola: {
      label: 'Tour en gondole',
      topic: 'tour en gondole',
      included: 'un tour en gondole',
      pitch: [
        "Le tour en gondole glisse sous les ponts, loin des foules : vous n'entendrez que la rame.",
        "À l'heure où la lumière devient dorée, la gondole quitte les grands canaux pour les petits.",
      ],
      details: ['Gondole pour deux', 'Itinéraire par les petits canaux', 'Billet remis à votre arrivée'],
      why: ['Un classique, et on comprend vite pourquoi.'],
      mustKnow: ['Les départs dépendent de la météo et des marées.'],
    },
  }
}
