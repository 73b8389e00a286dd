import type { Locale } from '../../src/market/markets.ts'

export interface Hours {
  /** Customer care: Monday to Friday 10 to 19, Saturday 10 to 18. */
  readonly contact: readonly string[]
  /** The line shown when a hotel has no offers: Monday to Friday 10 to 21, weekends 10 to 19. */
  readonly noOffers: readonly string[]
  readonly contactTitle: string
  readonly disclaimer: string
}

export const openingHours: Readonly<Record<Locale, Hours>> = {
  fr_FR: {
    contactTitle: 'Une question ? Appelez-nous',
    contact: ['Du lundi au vendredi, de 10 h à 19 h', 'Le samedi, de 10 h à 18 h'],
    noOffers: ['Du lundi au vendredi, de 10 h à 21 h', 'Samedi et dimanche, de 10 h à 19 h'],
    disclaimer: "Société et site de démonstration : rien ne s'y vend.",
  },
  fr_BE: {
    contactTitle: 'Une question ? Appelez-nous',
    contact: ['Du lundi au vendredi, de 10h à 19h', 'Le samedi, de 10h à 18h'],
    noOffers: ['Du lundi au vendredi, de 10h à 21h', 'Samedi et dimanche, de 10h à 19h'],
    disclaimer: "Société et site de démonstration : rien ne s'y vend.",
  },
  nl_BE: {
    contactTitle: 'Een vraag? Bel ons',
    contact: ['Maandag tot vrijdag, 10.00 - 19.00 uur', 'Zaterdag, 10.00 - 18.00 uur'],
    noOffers: ['Maandag tot vrijdag, 10.00 - 21.00 uur', 'Zaterdag en zondag, 10.00 - 19.00 uur'],
    disclaimer: 'Bedrijf en site ter demonstratie: er wordt niets verkocht.',
  },
  nl_NL: {
    contactTitle: 'Een vraag? Bel ons',
    contact: ['Maandag t/m vrijdag van 10.00 tot 19.00 uur', 'Zaterdag van 10.00 tot 18.00 uur'],
    noOffers: ['Maandag t/m vrijdag van 10.00 tot 21.00 uur', 'Zaterdag en zondag van 10.00 tot 19.00 uur'],
    disclaimer: 'Bedrijf en site ter demonstratie: er wordt niets verkocht.',
  },
  es_ES: {
    contactTitle: '¿Una duda? Llámanos',
    contact: ['De lunes a viernes, de 10:00 a 19:00', 'Sábados, de 10:00 a 18:00'],
    noOffers: ['De lunes a viernes, de 10:00 a 21:00', 'Sábados y domingos, de 10:00 a 19:00'],
    disclaimer: 'Empresa y web de demostración: aquí no se vende nada.',
  },
  it_IT: {
    contactTitle: 'Una domanda? Chiamaci',
    contact: ['Dal lunedì al venerdì, dalle 10 alle 19', 'Il sabato, dalle 10 alle 18'],
    noOffers: ['Dal lunedì al venerdì, dalle 10 alle 21', 'Sabato e domenica, dalle 10 alle 19'],
    disclaimer: 'Azienda e sito dimostrativi: qui non si vende nulla.',
  },
}
