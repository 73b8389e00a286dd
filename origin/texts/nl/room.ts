import type { RoomType, View } from '../../catalogue/codes.ts'
import type { Book } from '../shared/build.ts'
import type { RoomBook } from '../shared/room.ts'
import type { DutchUsage } from './usage.ts'

/** "een superior kamer": in the midst of a sentence. */
export const roomsNamed: Readonly<Record<RoomType, string>> = {
  classic: 'een klassieke kamer',
  superior: 'een superior kamer',
  'junior-suite': 'een juniorsuite',
  suite: 'een suite',
  family: 'een familiekamer',
  cabin: 'een hut',
  deluxe: 'een deluxe kamer',
}

export function viewPhrases({ view }: DutchUsage): Readonly<Record<View, string>> {
  return {
    garden: `met ${view} op de tuin`,
    sea: `met ${view} op zee`,
    courtyard: 'aan de binnenplaats',
    rooftops: `met ${view} op de daken`,
    mountain: `met ${view} op de bergen`,
    lake: `met ${view} op het meer`,
    vineyard: `met ${view} op de wijngaarden`,
    forest: `met ${view} op het bos`,
    street: 'aan de straatkant',
    canal: `met ${view} op het kanaal`,
    countryside: `met ${view} op de velden`,
  }
}

export function room(labels: Book['labels'], usage: DutchUsage): RoomBook {
  return {
    title: labels.roomType,
    view: viewPhrases(usage),
    named: roomsNamed,
    bedding: {
      double: 'tweepersoonsbed (140 × 200 cm)',
      queen: 'groot tweepersoonsbed (160 × 200 cm)',
      king: 'kingsize bed (180 × 200 cm)',
      twin: 'twee eenpersoonsbedden (90 × 200 cm)',
    },
    bed: {
      double: 'een tweepersoonsbed van 140 cm',
      queen: 'een ruim bed van 160 cm',
      king: 'een kingsize bed van 180 cm',
      twin: 'twee eenpersoonsbedden van 90 cm',
    },
    facility: {
      'rain-shower': 'een regendouche',
      bathtub: 'een bad',
      balcony: 'een balkon',
      'coffee-machine': 'een koffieapparaat',
      minibar: 'een minibar',
      'flat-screen': 'een flatscreen-tv',
      safe: 'een kluisje',
      desk: 'een bureau',
      bathrobes: 'badjassen en slippers',
      fireplace: 'een open haard',
      'private-terrace': 'een eigen terras',
      kettle: 'een waterkoker met thee en koffie',
    },
    first: [
      (named, sqm, view) => `${named} van ${sqm} m² ${view}.`,
      (named, sqm, view) => `je slaapt in ${named} ${view}, goed voor ${sqm} m².`,
      (named, sqm, view) => `${sqm} m² om je koffers neer te zetten: ${named} ${view}.`,
      (named, sqm, view) => `jullie logeren in ${named} ${view}, ${sqm} m² groot.`,
    ],
    second: [
      (everything) => `je vindt er ${everything}.`,
      (everything) => `binnen is er ${everything}.`,
      (everything) => `voor je comfort: ${everything}.`,
    ],
    onlyBed: (bed) => `je slaapt er in ${bed}.`,
    style: {
      classic: ['Eenvoudig en verzorgd, met alles voor een goede nacht.', 'Zachte stoffen, warm licht: je voelt je er meteen thuis.'],
      superior: [
        'Ruimer dan de klassieke kamers, en een uitnodiging om te blijven liggen.',
        'Een fauteuil bij het raam en plaats rond het bed: hier zit je ruim.',
      ],
      'junior-suite': [
        'De zithoek loopt over in de slaapkamer, om te lezen of rustig iets te drinken.',
        'Half slaapkamer, half salon: gemaakt voor lange avonden.',
      ],
      suite: ['De zitkamer is apart: ieder staat op wanneer hij wil.', 'Een van de mooiste van het huis, met een eigen zitkamer.'],
      family: ['De kinderen hebben hun hoek, de ouders ook.', 'Bedacht voor gezinnen: er is plaats voor koffers én speelgoed.'],
      cabin: [
        'Overal hout, een plaid aan het voeteneind en de natuur achter het glas.',
        'Je gaat een paar treden omhoog en de wereld beneden verdwijnt.',
      ],
      deluxe: [
        'Edele materialen en een zacht bed: over elk detail is nagedacht.',
        'Een van de comfortabelste kamers van het huis, met zorg ingericht.',
      ],
    },
    sections: { room: 'De kamer', bathroom: 'De badkamer', comfort: 'Comfort' },
    surface: (sqm) => `Oppervlakte van ${sqm} m²`,
    people: (capacity) => (capacity === 1 ? 'Voor 1 persoon' : `Voor ${capacity} personen`),
    privateBathroom: 'Eigen badkamer',
    linen: 'Handdoeken en haardroger',
    labels: labels.roomFacility,
    viewLabels: labels.view,
    extraBed: (capacity, maxCapacity) =>
      `Tot ${maxCapacity} personen met een bijzetbed, op aanvraag en tegen toeslag (${capacity} zonder).`,
    cot: 'Gratis kinderbedje op aanvraag.',
  }
}
