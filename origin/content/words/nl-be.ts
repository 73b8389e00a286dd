import { nl } from './nl.ts'
import type { Words } from './words.ts'

/** Dutch, as in Flanders: other places nearby and other words for the same things. */
export const nlBe: Words = {
  ...nl,
  themes: {
    ...nl.themes,
    gastronomy: { title: 'Culinair', subtitle: 'Bistro’s, brasserieën en sterrenzaken' },
    family: { title: 'Met het gezin', subtitle: 'Familiekamers waar iedereen in past' },
    city: { title: 'Citytrips', subtitle: 'Musea, terrasjes en goede adressen' },
    unusual: { title: 'Origineel overnachten', subtitle: 'Een nacht tussen de bomen bijvoorbeeld' },
  },
  week: {
    ...nl.week,
    gastronomy: {
      title: 'De week van lekker eten',
      subtitle: 'Hotels waar je boven slaapt en beneden heel lekker eet.',
      cta: 'Bekijk de culinaire weekends',
    },
    wellness: {
      title: 'De week van de wellness',
      subtitle: 'Badjas aan, gsm uit: onze hotels met spa om twee dagen op adem te komen.',
      cta: 'Bekijk de wellnessweekends',
    },
    romantic: {
      title: 'De week voor twee',
      subtitle: 'Tafelen bij kaarslicht, uitslapen, en niemand die je opjaagt.',
      cta: 'Bekijk de romantische weekends',
    },
    seaside: {
      title: 'Allemaal naar zee',
      subtitle: 'Dijk, wafels en wind in je haar: onze hotels dicht bij het strand.',
      cta: 'Bekijk de weekends aan zee',
    },
    mountain: { ...nl.week.mountain, cta: 'Bekijk de weekends in de bergen' },
    city: { title: 'De week van de citytrip', subtitle: 'Een station, een fijn hotel, en de rest te voet.', cta: 'Bekijk de citytrips' },
    unusual: { ...nl.week.unusual, cta: 'Bekijk de originele overnachtingen' },
  },
  menu: { ...nl.menu, useGift: 'Cadeaubon gebruiken' },
  booking: {
    ...nl.booking,
    seo: {
      title: 'Weekendjes weg in België en dichtbij, alles inbegrepen',
      description:
        'De kust, de Ardennen, Brugge, de Champagne: hotel, ontbijt en een extraatje in één arrangement. Boek online en verzet je data als dat nodig is.',
    },
    hero: {
      title: 'Zin in een weekendje weg?',
      subtitle: 'Op twee uur van bij jou thuis wacht een fijn hotel, een goed ontbijt en een lege agenda.',
    },
    points: [
      {
        icon: 'bed',
        title: 'Meer dan een overnachting',
        text: 'Elk verblijf combineert een mooi hotel, ontbijt en een belevenis ter plaatse.',
      },
      {
        icon: 'calendarCheck',
        title: 'Boek met een gerust gemoed',
        text: 'Kom je er niet toe? Veel verblijven verzet je kosteloos tot enkele dagen voor aankomst.',
      },
      { icon: 'tag', title: 'Scherp onderhandeld', text: 'We maken de prijs rechtstreeks met de hotels, taksen inbegrepen.' },
    ],
    popular: {
      title: 'Populaire weekendjes weg',
      subtitle: 'Op dit moment het meest geboekt in België',
      cta: 'Bekijk alle weekendjes weg',
    },
  },
  gifting: {
    ...nl.gifting,
    seo: {
      title: 'Een weekend cadeau: cadeaubonnen en cadeauboxen',
      description:
        'Een cadeaubon voor een verblijf, een cadeaubox, een cadeaukaart of een activiteit: geef een weekend voor twee, per e-mail of met bpost. De ontvanger kiest de datum.',
    },
    romantic: {
      title: 'Voor een koppel',
      subtitle: 'Verblijven om te geven: voor een verjaardag, een jubileum of zomaar',
      cta: 'Bekijk de verblijven om te geven',
    },
    lastMinute: {
      title: 'Vanavond al nodig?',
      subtitle: 'Kies de digitale versie: de bon komt met jouw boodschap in je mailbox, klaar om door te sturen of af te drukken.',
      cta: 'Vind een cadeau',
    },
  },
  announcements: {
    ...nl.announcements,
    gifting: { lead: 'Levering van cadeauboxen:', rest: '2 tot 4 werkdagen met bpost, meteen per e-mail.' },
  },
}
