import type { HotelBook, HotelOpening } from '../shared/hotel.ts'

const starsAfter = ({ stars }: HotelOpening) => (stars === 0 ? '' : ` ${stars} ${stars === 1 ? 'étoile' : 'étoiles'}`)
const roomsOf = ({ rooms }: HotelOpening) => (rooms === 1 ? 'une seule chambre' : `${rooms} chambres`)

export const hotelOpenings: HotelBook['opening'] = {
  hotel: [
    (h) => `${h.name} est un hôtel${starsAfter(h)} de ${roomsOf(h)}, installé ${h.in} dans un bâtiment de ${h.built}.`,
    (h) =>
      `Depuis ${h.built}, la façade n'a guère changé ; à l'intérieur, ${h.name} offre tout le confort d'un hôtel${starsAfter(h)} de ${roomsOf(h)} ${h.in}.`,
    (h) =>
      `${roomsOf(h)}, une équipe qui retient les prénoms et une bonne adresse ${h.in} : voilà ${h.name}, hôtel${starsAfter(h)} construit en ${h.built}.`,
  ],
  boutique: [
    (h) => `Boutique-hôtel${starsAfter(h)} de ${roomsOf(h)}, ${h.name} occupe ${h.in} une maison de ${h.built} rénovée avec goût.`,
    (h) =>
      `${roomsOf(h)}, et pas deux pareilles : ${h.name}, boutique-hôtel${starsAfter(h)}, s'est installé ${h.in} dans un immeuble de ${h.built}.`,
    (h) =>
      `${h.name} a le format qu'on aime : ${roomsOf(h)}, un immeuble de ${h.built}, et une vraie personnalité. Ce boutique-hôtel${starsAfter(h)} vous attend ${h.in}.`,
  ],
  chateau: [
    (h) =>
      `On y arrive par une allée plantée d'arbres : ${h.name}, château de ${h.built}, abrite aujourd'hui ${h.in} un hôtel${starsAfter(h)} de ${roomsOf(h)}.`,
    (h) =>
      `Hautes fenêtres, cheminées, parquets à chevrons : le château, bâti en ${h.built}, a gardé son allure. ${h.name} y tient ${h.in} un hôtel${starsAfter(h)} de ${roomsOf(h)}.`,
    (h) =>
      `La vie de château, ${h.in} : ${h.name}, élevé en ${h.built}, compte ${roomsOf(h)}${h.stars ? ` classées${starsAfter(h)}` : ''} et des salons où l'on s'attarde.`,
  ],
  guesthouse: [
    (h) => `${h.name} est une maison d'hôtes de ${roomsOf(h)} ${h.in}, dans une demeure de ${h.built} où l'on est reçu comme un ami.`,
    (h) => `Les propriétaires habitent sur place et cela se sent : ${h.name}, maison de ${h.built}, ouvre ${roomsOf(h)} ${h.in}.`,
    (h) => `Une porte que l'on pousse, un café qui chauffe : ${h.name}, c'est ${h.in} ${roomsOf(h)} d'hôtes entre des murs de ${h.built}.`,
  ],
  resort: [
    (h) =>
      `${h.name} est un resort${starsAfter(h)} de ${roomsOf(h)} ${h.in}, ouvert en ${h.built}, où l'on peut passer tout le séjour sans reprendre la voiture.`,
    (h) =>
      `Tout est réuni au même endroit : depuis ${h.built}, ${h.name}, resort${starsAfter(h)} ${h.in}, reçoit couples et familles dans ${roomsOf(h)}.`,
    (h) =>
      `On pose la voiture, on ne pense plus à rien. ${h.name}, resort${starsAfter(h)} de ${roomsOf(h)}, vous accueille ${h.in} depuis ${h.built}.`,
  ],
  lodge: [
    (h) => `Bois, pierre et grandes fenêtres : ${h.name} est un lodge de ${roomsOf(h)}, construit ${h.in} en ${h.built}.`,
    (h) => `${h.name} réunit ${roomsOf(h)} dans un lodge de ${h.built}, ${h.in}, à l'écart du bruit et tout près de la nature.`,
    (h) =>
      `Un feu, des fauteuils profonds, la nature derrière la vitre : le lodge ${h.name}, ouvert en ${h.built} ${h.in}, ne compte que ${roomsOf(h)}.`,
  ],
  farmhouse: [
    (h) =>
      `Cette ferme de ${h.built} a troqué ses granges contre ${roomsOf(h)} : ${h.name} vous accueille ${h.in}, entre cour pavée et potager.`,
    (h) => `${h.name} est une ancienne ferme de ${h.built}, ${h.in}, transformée en ${roomsOf(h)} sans rien perdre de ses poutres.`,
    (h) => `Des murs épais de ${h.built}, une grande table, ${roomsOf(h)} : ${h.name} a gardé ${h.in} l'esprit de la ferme d'autrefois.`,
  ],
  treehouse: [
    (h) =>
      `Ici, on dort dans les arbres : ${h.name}, c'est ${h.in} ${h.rooms === 1 ? 'une cabane' : `${h.rooms} cabanes`} de bois, un projet né en ${h.built} pour ne déranger ni les branches ni les oiseaux.`,
    (h) =>
      `Quelques marches, une terrasse dans le feuillage : ${h.name} a construit ${h.in}, à partir de ${h.built}, ${h.rooms === 1 ? 'une cabane perchée' : `${h.rooms} cabanes perchées`}.`,
    (h) =>
      `Un rêve d'enfant, version confortable : ${h.name} propose ${h.in} ${h.rooms === 1 ? 'une cabane' : `${h.rooms} cabanes`} dans les arbres, depuis ${h.built}.`,
  ],
  aparthotel: [
    (h) => `${h.name} est un appart-hôtel${starsAfter(h)} de ${h.rooms} logements avec cuisine, ${h.in}, dans un immeuble de ${h.built}.`,
    (h) =>
      `L'espace d'un appartement, les services d'un hôtel : ${h.name}, appart-hôtel${starsAfter(h)}, propose ${h.in} ${h.rooms} logements dans un immeuble de ${h.built}.`,
    (h) =>
      `On s'y installe comme chez soi : ${h.name}, ${h.in}, réunit ${h.rooms} appartements de séjour dans un immeuble construit en ${h.built}.`,
  ],
}
