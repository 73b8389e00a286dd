import { capital } from '../shared/grammar.ts'
import type { LandingBook, LandingParts } from '../shared/landing.ts'
import { dutchThemes } from './landing-themes.ts'
import type { DutchUsage } from './usage.ts'

const at = ({ in: place }: LandingParts) => (place ? ` ${place}` : '')
const priced = ({ from }: LandingParts) => (from ? `, vanaf ${from} voor twee` : '')
const anyTrip = 'weekendje weg'

export function landing(usage: DutchUsage): LandingBook {
  return {
    ...dutchThemes(usage),
    anyTrip,
    stays: (count) => (count === 1 ? '1 verblijf' : `${count.toLocaleString('nl-NL')} verblijven`),
    hotels: (count) => (count === 1 ? '1 hotel' : `${count.toLocaleString('nl-NL')} hotels`),
    euro: (cents) => `€ ${Math.round(cents / 100)}`,
    title: (parts) => (parts.in || parts.trip !== anyTrip ? `${parts.trip}${at(parts)}` : 'Je volgende weekendje weg begint hier'),
    subtitle: [
      (parts) => `${parts.stays} in ${parts.hotels}${priced(parts)}`,
      (parts) => `${parts.stays} om te vergelijken${priced(parts)}`,
    ],
    pageTitle: (parts) =>
      parts.in || parts.trip !== anyTrip
        ? `${parts.trip}${at(parts)}: ${parts.stays}${parts.from ? ` vanaf ${parts.from}` : ''}`
        : `Weekendjes weg met extra’s: ${parts.stays} in ${parts.hotels}`,
    metaDescription: (parts) =>
      `${parts.trip}${at(parts)}: vergelijk ${parts.stays} in ${parts.hotels}${priced(parts)}. Wellness, diner, bezoek: elk verblijf is meer dan een nacht. Boek online.`,
    introTitle: [
      (parts) => (parts.in ? `Waarom een weekendje weg ${parts.in}?` : 'Twee dagen weg, en dat mag je merken'),
      (parts) => `${parts.trip}${at(parts)}: waar begin je?`,
    ],
    intro: [
      (parts) =>
        `Zin in een ${parts.trip}${at(parts)}? We hebben ${parts.stays} in ${parts.hotels} bij elkaar gezocht, met de beoordelingen van wie er al was${priced(parts)}. Elk verblijf is een nacht en iets meer: wellness, een diner, een bezoek, wat tijd voor jezelf.`,
      (parts) =>
        `${parts.in ? `Twee dagen ${parts.in}${parts.inRegion ? `, ${parts.inRegion}` : ''}, en je bent er helemaal uit` : 'Twee dagen zijn genoeg om er helemaal uit te zijn'}: kies uit ${parts.stays} in ${parts.hotels}${priced(parts)}. De prijs die je ziet, is die van het hele verblijf met alle extra’s, en niet alleen die van de kamer.`,
      (parts) =>
        `Een nacht, twee nachten, zelden meer: zo gaan onze gasten op stap. ${parts.in ? `${capital(parts.in)} bieden` : 'We bieden'} ${parts.in ? 'we ' : ''}${parts.stays} in ${parts.hotels}, met de beoordelingen van wie er vandaan komt${priced(parts)}.`,
    ],
    themeTitle: (parts) => `${parts.trip}${at(parts)}: wat mag je verwachten?`,
    themesTitle: [
      (parts) => (parts.in ? `Wat kun je doen ${parts.in}?` : 'Zin in iets, elk seizoen'),
      (parts) => `Ideeën voor een weekendje weg${at(parts)}`,
    ],
    townsTitle: [
      (parts) => (parts.in ? `Waar slapen ${parts.in}?` : 'Waarheen?'),
      (parts) => (parts.in ? `Adressen ${parts.in} en in de buurt` : 'De bestemmingen van het moment'),
    ],
    towns: [
      ({ towns }) => `Het vaakst kiezen reizigers voor ${towns}. Open de kaart om de hotels in de buurt te zien en de afstanden te meten.`,
      ({ towns }) => `Het meest gevraagd: ${towns}. Filter op afstand, op score of op budget en houd over wat bij je past.`,
    ],
    practicalTitle: [(parts) => `Wanneer boek je een weekendje weg${at(parts)}?`, () => 'Goed om te weten voor je vertrekt'],
    practical: [
      () =>
        'De prijzen verschillen per dag: van zondag tot donderdag kost dezelfde kamer vaak minder dan op zaterdag. De kalender van elk verblijf toont de prijs van alle data, en veel aanbiedingen zijn tot een paar dagen voor aankomst gratis te wijzigen.',
      () =>
        'Voor lange weekends en vakanties boek je best drie tot vier weken vooraf; in de week volstaat vaak de dag ervoor. Staat de datum nog niet vast, dan kun je een verblijf ook cadeau doen: de bon is twaalf maanden geldig.'.replace(
          'boek je best',
          usage.country === 'BE' ? 'boek je best' : 'boek je het best',
        ),
    ],
    sections: { cities: 'Per stad', regions: 'Per regio', areas: 'Per bestemming', themes: 'Per thema', nearby: 'In de buurt' },
  }
}
