import type { ComponentGroups } from '../shared/components.ts'
import type { DutchUsage } from './usage.ts'

export function culture({ phone }: DutchUsage): ComponentGroups['culture'] {
  return {
    museum: {
      label: 'Museumticket',
      topic: 'museumbezoek',
      included: 'een museumticket per persoon',
      pitch: [
        'De museumtickets liggen klaar bij de receptie: je loopt zo naar binnen, zonder rij aan de kassa.',
        'Een museumticket is inbegrepen, voor de dag die je het best uitkomt, regen of zon.',
      ],
      details: ['Een ticket voor een dag naar keuze', 'Vaste collectie en tijdelijke tentoonstelling'],
      why: ['Je slaat de rij aan de kassa over.'],
      mustKnow: ['Op maandag gesloten.', 'Grote tassen gaan in de garderobe.'],
    },
    'guided-walk': {
      label: 'Rondleiding met gids',
      topic: 'rondleiding met gids',
      included: 'een wandeling met gids',
      pitch: [
        'Een gids uit de streek neemt je te voet mee door straatjes waar je anders voorbijloopt.',
        'De rondleiding stopt voor de gevels die iedereen fotografeert en duwt de deuren open die niemand openduwt.',
      ],
      details: ['Wandeling in kleine groep', 'Erkende lokale gids', 'Het startpunt staat in je bevestiging'],
      why: ['De gids weet ook waar je goed eet.', 'Je begrijpt de stad voor je erin verdwaalt.'],
      mustKnow: ['Draag goede schoenen.', 'De wandeling gaat bij elk weer door.'],
    },
    'boat-trip': {
      label: 'Boottocht',
      topic: 'boottocht',
      included: 'een boottocht',
      pitch: [
        'Vanaf het water ziet alles er anders uit: ga zitten en houd je camera klaar.',
        'Je stapt op voor een boottocht met uitleg, in de wind of binnen, al naargelang de lucht.',
      ],
      details: ['Boottocht met uitleg', 'Zitplaatsen buiten of binnen', 'Tickets bij aankomst'],
      why: ['De mooiste foto’s maak je vanaf het water.'],
      mustKnow: ['Inschepen tien minuten voor vertrek.', 'Afvaarten hangen af van het weer.'],
    },
    'castle-visit': {
      label: 'Kasteelbezoek',
      topic: 'kasteelbezoek',
      included: 'een kasteelbezoek',
      pitch: [
        'Het kasteel bezoek je op je eigen tempo, van de erekoer tot de tuinen.',
        'Trappen, salons, keukens en wallen: het kasteelbezoek is inbegrepen, met audiogids.',
      ],
      details: ['Toegang tot kasteel en tuinen', 'Audiogids inbegrepen', 'Ticket de hele dag geldig'],
      why: ['Van kleinkind tot grootvader, ieder vindt er zijn verhaal.'],
      mustKnow: ['Sommige zalen zijn alleen via trappen te bereiken.'],
    },
    show: {
      label: 'Voorstelling',
      topic: 'avondje theater',
      included: 'een theaterticket per persoon',
      pitch: [
        '’s Avonds wachten er twee plaatsen in het theater: je hoeft alleen nog naar binnen.',
        'Je brengt de avond door in het theater, in een zaal waar je overal goed ziet.',
      ],
      details: ['Een zitplaats per persoon', 'Programma bij de reservatie', 'Gratis garderobe'],
      why: ['Goede plaatsen, al voor je gekozen.'],
      mustKnow: ['Wees er twintig minuten voor het doek opgaat.', `Vergeet niet je ${phone} uit te zetten.`],
    },
    gondola: {
      label: 'Gondeltocht',
      topic: 'gondeltocht',
      included: 'een gondeltocht',
      pitch: [
        'De gondel glijdt onder de bruggen door, weg van de drukte: je hoort alleen de roeispaan.',
        'Als het licht goud wordt, verlaat de gondel de grote kanalen voor de kleine.',
      ],
      details: ['Gondel voor twee', 'Route langs de kleine kanalen', 'Ticket bij aankomst'],
      why: ['Een klassieker, en je begrijpt snel waarom.'],
      mustKnow: ['Afvaarten hangen af van weer en getij.'],
    },
  }
}
