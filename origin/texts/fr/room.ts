import type { RoomType, View } from '../../catalogue/codes.ts'
import type { Book } from '../shared/build.ts'
import type { RoomBook } from '../shared/room.ts'

/** "chambre supérieure": in the midst of a sentence, without article. All are feminine. */
export const roomNames: Readonly<Record<RoomType, string>> = {
  classic: 'chambre classique',
  superior: 'chambre supérieure',
  'junior-suite': 'suite junior',
  suite: 'suite',
  family: 'chambre familiale',
  cabin: 'cabane',
  deluxe: 'chambre deluxe',
}

export const viewPhrases: Readonly<Record<View, string>> = {
  garden: 'avec vue sur le jardin',
  sea: 'avec vue sur la mer',
  courtyard: 'côté cour',
  rooftops: 'avec vue sur les toits',
  mountain: 'avec vue sur la montagne',
  lake: 'avec vue sur le lac',
  vineyard: 'avec vue sur les vignes',
  forest: 'avec vue sur la forêt',
  street: 'côté rue',
  canal: 'avec vue sur le canal',
  countryside: 'avec vue sur la campagne',
}

export function room(labels: Book['labels']): RoomBook {
  return {
    title: labels.roomType,
    view: viewPhrases,
    named: {
      classic: 'une chambre classique',
      superior: 'une chambre supérieure',
      'junior-suite': 'une suite junior',
      suite: 'une suite',
      family: 'une chambre familiale',
      cabin: 'une cabane',
      deluxe: 'une chambre deluxe',
    },
    bedding: {
      double: 'lit double (140 × 200 cm)',
      queen: 'grand lit (160 × 200 cm)',
      king: 'très grand lit (180 × 200 cm)',
      twin: 'deux lits simples (90 × 200 cm)',
    },
    bed: {
      double: 'un lit double de 140 cm',
      queen: 'un grand lit de 160 cm',
      king: 'un très grand lit de 180 cm',
      twin: 'deux lits simples de 90 cm',
    },
    facility: {
      'rain-shower': 'une douche à effet pluie',
      bathtub: 'une baignoire',
      balcony: 'un balcon',
      'coffee-machine': 'une machine à café',
      minibar: 'un minibar',
      'flat-screen': 'une télévision à écran plat',
      safe: 'un coffre-fort',
      desk: 'un bureau',
      bathrobes: 'des peignoirs et des chaussons',
      fireplace: 'une cheminée',
      'private-terrace': 'une terrasse privée',
      kettle: 'une bouilloire avec thé et café',
    },
    first: [
      (named, sqm, view) => `${named} de ${sqm} m², ${view}.`,
      (named, sqm, view) => `voici ${named} ${view}, sur ${sqm} m².`,
      (named, sqm, view) => `${sqm} m² pour poser ses valises : c'est ${named} ${view}.`,
      (named, sqm, view) => `vous logez dans ${named} ${view}, d'une surface de ${sqm} m².`,
    ],
    second: [
      (everything) => `vous y trouverez ${everything}.`,
      (everything) => `au programme : ${everything}.`,
      (everything) => `pour votre confort : ${everything}.`,
    ],
    onlyBed: (bed) => `on y dort dans ${bed}.`,
    style: {
      classic: [
        "Simple et soignée, elle a tout ce qu'il faut pour une bonne nuit.",
        "Des tissus doux, une lumière chaude : on s'y sent bien tout de suite.",
      ],
      superior: [
        'Plus vaste que les chambres classiques, elle invite à traîner au lit.',
        "Un fauteuil près de la fenêtre, de l'espace autour du lit : on y prend ses aises.",
      ],
      'junior-suite': [
        "Le coin salon s'ouvre sur la chambre, pour lire ou prendre un verre au calme.",
        "Entre chambre et salon, l'espace se prête aux longues soirées.",
      ],
      suite: [
        'Le salon est séparé de la chambre : chacun peut se lever à son heure.',
        "C'est l'une des plus belles de la maison, avec un salon pour soi.",
      ],
      family: [
        'Les enfants ont leur coin, les parents aussi.',
        'Pensée pour les familles, elle laisse de la place aux valises comme aux jouets.',
      ],
      cabin: [
        'Du bois partout, un plaid au pied du lit, la nature derrière la vitre.',
        "On y monte par quelques marches, et le monde d'en bas s'éloigne.",
      ],
      deluxe: [
        'Matières nobles, literie moelleuse : chaque détail a été soigné.',
        "L'une des catégories les plus confortables de la maison, décorée avec soin.",
      ],
    },
    sections: { room: 'La chambre', bathroom: 'La salle de bains', comfort: 'Le confort' },
    surface: (sqm) => `Surface de ${sqm} m²`,
    people: (capacity) => (capacity === 1 ? 'Pour 1 personne' : `Pour ${capacity} personnes`),
    privateBathroom: 'Salle de bains privative',
    linen: 'Linge de toilette et sèche-cheveux',
    labels: labels.roomFacility,
    viewLabels: labels.view,
    extraBed: (capacity, maxCapacity) =>
      `Jusqu'à ${maxCapacity} personnes avec lit d'appoint, sur demande et en supplément (${capacity} sans).`,
    cot: 'Lit bébé gratuit sur demande.',
  }
}
