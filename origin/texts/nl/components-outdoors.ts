import type { ComponentGroups } from '../shared/components.ts'

export const outdoors: ComponentGroups['outdoors'] = {
  'bike-rental': {
    label: 'Fietsverhuur',
    topic: 'fietstocht',
    included: 'een fiets per persoon voor een hele dag',
    pitch: [
      'Twee fietsen staan klaar op de binnenplaats, met een kaart waarop de mooiste wegen zijn aangeduid.',
      'Je vertrekt ’s ochtends met de fiets en komt terug wanneer je wilt: hij is de hele dag van jou.',
    ],
    details: ['Een stadsfiets per persoon, een hele dag', 'Slot, helm en kaart te leen', 'Drie uitgestippelde routes'],
    why: ['De beste manier om de kleine weggetjes te nemen.'],
    mustKnow: ['Het zadel wordt bij vertrek afgesteld.', 'Elektrische fiets tegen toeslag, als er een vrij is.'],
  },
  canoe: {
    label: 'Kanotocht',
    topic: 'kanotocht',
    included: 'een kanotocht',
    pitch: [
      'Op het water zie je meer reigers dan mensen: de kanotocht gaat op je eigen tempo.',
      'Met de peddel in de hand zak je de rivier af; een busje brengt je terug.',
    ],
    details: ['Tweepersoonskano, peddels en zwemvesten', 'Waterdichte ton voor je spullen', 'Terug met een busje'],
    why: ['Ervaring is niet nodig.'],
    mustKnow: ['Je moet kunnen zwemmen.', 'Draag dichte schoenen die nat mogen worden.'],
  },
  'horse-ride': {
    label: 'Paardrijtocht',
    topic: 'paardrijtocht',
    included: 'een paardrijtocht',
    pitch: [
      'De tocht vertrekt in stap: ook wie nooit heeft gereden, zit na honderd meter gerust in het zadel.',
      'Tussen velden en bos kent het paard de weg; jij hoeft alleen te kijken.',
    ],
    details: ['Begeleide tocht', 'Helm te leen', 'Rustige paarden, voor beginners en gevorderden'],
    why: ['Nooit meer dan zes ruiters in de groep.'],
    mustKnow: ['Lange broek en dichte schoenen.', 'Maximaal 95 kg per ruiter.'],
  },
  golf: {
    label: 'Ronde golf',
    topic: 'ronde golf',
    included: 'een greenfee per persoon',
    pitch: [
      'De greenfee is inbegrepen: de baan is van jou, met een starttijd op jouw naam.',
      'Eerst een paar ballen op de drivingrange, dan naar de eerste tee: de golfbaan ligt vlakbij.',
    ],
    details: ['Een greenfee per persoon', 'Een emmer oefenballen', 'Kluisje in het clubhuis'],
    why: ['Een glooiende baan, in elk seizoen aangenaam.'],
    mustKnow: ['In het weekend wordt een baanpermissie of handicap gevraagd.', 'Clubs te huur op de baan, tegen toeslag.'],
  },
  balloon: {
    label: 'Ballonvaart',
    topic: 'ballonvaart',
    included: 'een ballonvaart',
    pitch: [
      'De ballon stijgt op bij zonsopgang: van boven maakt het landschap geen geluid meer.',
      'De vaart eindigt met een glas, samen met de piloot, zoals de traditie het wil.',
    ],
    details: ['Vaart met een gediplomeerde piloot', 'Wie wil, helpt de ballon opblazen', 'Glas en diploma na de landing'],
    why: ['Een herinnering die blijft.'],
    mustKnow: [
      'Er wordt gevaren bij zonsopgang of zonsondergang, als de wind het toelaat.',
      'Bij uitstel wordt een andere datum voorgesteld.',
      'Niet aan te raden bij zwangerschap.',
    ],
  },
  sailing: {
    label: 'Zeiltocht',
    topic: 'zeiltocht',
    included: 'een zeiltocht',
    pitch: [
      'De zeilen gaan omhoog, de motor zwijgt: help mee met de schoten of ga vooraan liggen.',
      'De schipper geeft je het roer als je wilt; en anders is er de horizon.',
    ],
    details: ['Tocht met schipper', 'Zwemvesten inbegrepen', 'Groep van hoogstens acht personen'],
    why: ['Beginners welkom: er is altijd iets te doen.'],
    mustKnow: ['De tochten hangen af van de wind.', 'Neem een windjack en schoenen met lichte zolen mee.'],
  },
  'hiking-guide': {
    label: 'Wandeling met natuurgids',
    topic: 'wandeling met natuurgids',
    included: 'een wandeltocht met gids',
    pitch: [
      'De gids leest het landschap als een boek: sporen, planten, stenen, alles heeft een verhaal.',
      'Je wandelt, staat stil en leert bij, en het uitzichtpunt moet je een beetje verdienen.',
    ],
    details: ['Gediplomeerde gids', 'Wandelstokken te leen', 'Route op maat van de groep'],
    why: ['Paden die je alleen niet vindt.'],
    mustKnow: ['Wandelschoenen zijn een must.', 'Neem water en een jas mee.'],
  },
  snowshoes: {
    label: 'Sneeuwschoentocht',
    topic: 'sneeuwschoentocht',
    included: 'een sneeuwschoentocht',
    pitch: [
      'Met sneeuwschoenen onder verlaat je de pistes voor de stilte van de sparren.',
      'De tocht volgt hazensporen, met glühwein of chocolademelk bij aankomst.',
    ],
    details: ['Berggids', 'Sneeuwschoenen en stokken te leen', 'Warme drank bij aankomst'],
    why: ['Makkelijker dan het lijkt: wie kan wandelen, kan dit ook.'],
    mustKnow: ['Van december tot maart, als er sneeuw ligt.', 'Warme kleren en hoge schoenen.'],
  },
}
