import type { ReviewBook } from '../shared/review.ts'
import type { DutchUsage } from './usage.ts'

export function negatives({ country }: DutchUsage): ReviewBook['negatives'] {
  const be = country === 'BE'
  return {
    wifi: {
      sentences: [
        'De wifi viel geregeld weg op de kamer.',
        'Zwakke wifi boven, we moesten naar beneden.',
        'Internet te traag om te werken.',
      ],
      only: ['Niets op aan te merken, behalve de wifi.', 'Enig minpuntje: de wifi.'],
    },
    noise: {
      sentences: [
        'Je hoort de buren door de muur.',
        `De straat is luid op zaterdagavond, vraag een kamer aan de ${be ? 'achterkant' : 'achterzijde'}.`,
        'Vroeg wakker door lawaai op de gang.',
      ],
      only: ['Enkel de geluidsisolatie kan beter.', 'Alleen ’s ochtends wat lawaai, niets ergs.'],
    },
    'small-bathroom': {
      sentences: [
        'De badkamer is echt klein.',
        'Smalle douche, je kunt je amper draaien.',
        'Weinig plaats in de badkamer om iets neer te zetten.',
      ],
      only: ['Enig minpunt: de badkamer is wat krap.', 'De badkamer mag een paar meter groter.'],
    },
    'parking-price': {
      sentences: [
        be ? 'De parking is duur voor één nacht.' : 'Parkeren is duur voor één nacht.',
        be ? 'Betalende parking, dat hadden we vooraf niet gezien.' : 'Betaald parkeren, dat hadden we vooraf niet gezien.',
        be ? 'De prijs van de parking tikt aan.' : 'De parkeerkosten tikken aan.',
      ],
      only: [be ? 'De betalende parking, dat was de enige verrassing.' : 'Alleen de parkeerkosten vielen tegen.'],
    },
    'breakfast-queue': {
      sentences: [
        'Lang aanschuiven aan het ontbijtbuffet op zondag.',
        'De ontbijtzaal zat om half tien propvol.',
        'Je moet vroeg beneden zijn, anders wacht je op een tafel.',
      ],
      only: ['Even wachten bij het ontbijt, meer niet.'],
    },
    'hot-room': {
      sentences: [
        'Het was heel warm op de kamer.',
        'De verwarming kon niet lager, slecht geslapen.',
        'De kamer onder het dak wordt ’s middags warm.',
      ],
      only: ['Alleen de kamer was wat te warm.', 'Enig minpuntje, de warmte op de kamer.'],
    },
    'spa-crowded': {
      sentences: [
        'Veel volk in de wellness tegen de avond.',
        'De wellness is klein als iedereen om zes uur gaat.',
        'Geen ligbed vrij in de wellness.',
      ],
      only: ['De wellness was wat druk, verder perfect.'],
    },
    stairs: {
      sentences: [
        'Geen lift en een steile trap met de koffers.',
        'Veel trappen naar de kamer.',
        'Niets voor wie last heeft van de knieën, veel trappen.',
      ],
      only: ['Enig minpunt: de trap met de koffers.'],
    },
    'slow-service': {
      sentences: [
        'Traag in het restaurant, bijna een uur tussen twee gangen.',
        'Niemand aan de receptie toen we aankwamen, dus wachten.',
        'Het personeel is vriendelijk maar komt handen tekort.',
      ],
      only: ['Wat wachten in het restaurant, dat is het enige.'],
    },
    pillows: {
      sentences: ['Kussens te zacht.', 'Enorme kussens, niet zo goed geslapen.', 'Een steviger kussen erbij zou fijn zijn.'],
      only: ['Niets ergs: de kussens zijn wat plat.', 'Alleen de kussens vielen tegen.'],
    },
    signage: {
      sentences: [
        'We hebben even rondgereden voor we de ingang vonden.',
        'Slecht aangeduid, zeker in het donker.',
        'De gps raakt de weg kwijt, een bordje zou helpen.',
      ],
      only: ['Een beetje zoeken, maar het is de moeite.'],
    },
    'cold-pool': {
      sentences: [
        'Het water van het zwembad was koud.',
        'Zwembad te fris voor de kinderen.',
        'Na vijf minuten waren we weer uit het zwembad, veel te koud.',
      ],
      only: ['Alleen het zwembad was wat fris.'],
    },
  }
}
