import { capital } from '../shared/grammar.ts'
import type { BoxBook } from '../shared/box.ts'
import type { DutchUsage } from './usage.ts'

export function box(usage: DutchUsage): BoxBook {
  return {
    withTopic: (name, topic) => `${name} met ${topic}`,
    names: {
      wellness: ['Puur verwennen', 'Zalig ontspannen', 'Rust voor twee'],
      romantic: ['Tijd voor elkaar', 'Nacht voor geliefden', 'Wij tweetjes'],
      gastronomy: ['Lekker tafelen', 'Smullen en slapen', 'Voor fijnproevers'],
      family: ['Gezin op avontuur', 'Vrolijke bende', 'Groot en klein'],
      city: ['De stad in', capital(usage.cityTrip), 'Lichtjes van de stad'],
      seaside: ['Uitwaaien', 'Weekendje aan zee', 'Naar zee'],
      mountain: ['Berglucht', 'Cocoonen in de bergen', 'Hogerop'],
      countryside: ['Frisse buitenlucht', 'Weekend in het groen', 'Geluk op het platteland'],
      unusual: ['Bijzonder overnachten', 'Eens anders slapen', 'Verrassende nacht'],
      culture: ['Oude stenen', 'Weekend vol erfgoed', 'Terug in de tijd'],
    },
    inCountry: (name, country) => `${name} ${country}`,
    withNights: (name, nights) => `${name} – ${nights}`,
    country: {
      FR: 'in Frankrijk',
      BE: 'in België',
      NL: 'in Nederland',
      ES: 'in Spanje',
      IT: 'in Italië',
      LU: 'in Luxemburg',
      DE: 'in Duitsland',
      PT: 'in Portugal',
      CH: 'in Zwitserland',
      AT: 'in Oostenrijk',
    },
    nights: (nights, breakfast) => (breakfast ? `${nights} met ontbijt` : nights),
    forTwo: 'Voor 2 personen',
    choice: (count, country) => `keuze uit meer dan ${count} weekendjes weg${country ? ` ${country}` : ''}`,
    validity: 'De box is achttien maanden geldig en kan gratis worden geruild.',
    giver: {
      wellness: [
        'Voor wie nooit stilzit, is een goede reden om dat wél te doen misschien het mooiste cadeau.',
        'Geef tijd, warmte en wat stilte: deze box stopt wellness in een enveloppe.',
      ],
      romantic: [
        'Een box voor wie elkaar graag ziet en nooit tijd heeft om het te zeggen.',
        'Een katoenen of een diamanten bruiloft: hiermee vier je ze met z’n tweeën, ver van huis.',
      ],
      gastronomy: [
        'Voor lekkerbekken, nieuwsgierigen en wie de kaart begint te lezen bij de desserts.',
        'Een goede tafel, een goede nacht: deze box brengt samen waar levensgenieters het meest van houden.',
      ],
      family: [
        'Een cadeau dat je vanaf het openen deelt: iedereen heeft wel een mening over de bestemming.',
        'Voor gezinnen die liever herinneringen krijgen dan nog meer speelgoed.',
      ],
      city: [
        'Voor wandelaars, nieuwsgierigen en terrasliefhebbers: een stad om te ontdekken en een nacht om ervan te genieten.',
        'Geef een stad aan wie thuis alles al heeft.',
      ],
      seaside: [
        'Geef de horizon cadeau: deze box ruikt naar zout nog voor hij open is.',
        'Voor wie beter ademt zodra de zee in zicht komt.',
      ],
      mountain: [
        'Frisse lucht als cadeau, voor wie van toppen en van het haardvuur houdt.',
        'Voor wie omhoogkijkt zodra de weg begint te stijgen.',
      ],
      countryside: [
        'Voor stadsmensen die dromen van een piepende poort en een lang ontbijt.',
        'Geef een stukje platteland, zonder de laarzen.',
      ],
      unusual: [
        'Voor wie je niet meer weet wat te geven: een nacht die ze zelf niet hadden bedacht.',
        'Een boomhut, een lodge, een plek apart: deze box houdt van verrassen.',
      ],
      culture: [
        'Voor wie een kasteel bezoekt zoals een ander een roman openslaat.',
        'Een cadeau voor nieuwsgierige geesten, tussen oude stenen en goede verhalen.',
      ],
    },
    content: (nights, includes, choice, country) =>
      `de box bevat ${nights} voor twee personen${includes ? `, met ${includes}` : ''}, te kiezen uit meer dan ${choice} adressen${country ? ` ${country}` : ''}.`,
    closing: [
      'De gelukkigen kiezen zelf online de plek en de datum, in een paar minuten.',
      'Je geeft hem meteen per e-mail of per post, in een mooie doos.',
      'Jij krijgt hem per e-mail of thuis; zij hoeven alleen nog een datum te kiezen.',
    ],
    breakfastItem: 'ontbijt',
  }
}
