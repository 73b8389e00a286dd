import type { RichText } from '../../../src/contract/cms.ts'
import { type Market, marketOfLocale } from '../../../src/market/markets.ts'
import { type Company, companies } from '../company.ts'
import type { Offer, Partner } from './partner.ts'

interface Wording {
  readonly price: (euro: number) => string
  readonly includes: Readonly<Record<Offer['includes'], string>>
  readonly twoNights: string
  readonly dates: (bookable: string, stays: string) => string
  readonly payment: string
  readonly prevails: (partner: string) => string
  readonly seller: (company: Company) => string
}

const french: Wording = {
  price: (euro) => `Prix à partir de ${euro} € pour 2 personnes, en chambre double.`,
  includes: {
    wellness: "Petit-déjeuner et accès à l'espace bien-être compris.",
    dinner: 'Petit-déjeuner et dîner compris.',
  },
  twoNights: 'Certains séjours demandent un minimum de 2 nuits.',
  dates: (bookable, stays) =>
    `Réservations ouvertes jusqu'au ${bookable}, pour des séjours jusqu'au ${stays}, dans la limite des disponibilités.`,
  payment: 'Paiement électronique uniquement, par carte bancaire ou portefeuille en ligne.',
  prevails: (partner) => `En cas de différence avec les communications de ${partner}, les données du site de réservation font foi.`,
  seller: ({ legalName, capital, registration, licence, address }) =>
    `Séjours vendus par ${legalName}, ${address}, ${capital}, ${registration}, ${licence}.`,
}

const dutch: Wording = {
  price: (euro) => `Prijs vanaf € ${euro} voor 2 personen in een tweepersoonskamer.`,
  includes: {
    wellness: 'Ontbijt en toegang tot de wellness inbegrepen.',
    dinner: 'Ontbijt en diner inbegrepen.',
  },
  twoNights: 'Voor sommige verblijven geldt een minimum van 2 nachten.',
  dates: (bookable, stays) => `Te boeken tot en met ${bookable}, voor verblijven tot en met ${stays}, zolang er plaats is.`,
  payment: 'Je betaalt alleen elektronisch, met een kaart of een onlineportefeuille.',
  prevails: (partner) => `Wijkt een mededeling van ${partner} af, dan gelden de gegevens van de boekingssite.`,
  seller: ({ legalName, capital, registration, licence, address }) =>
    `De verblijven worden verkocht door ${legalName}, ${address}, ${capital}, ${registration}, ${licence}.`,
}

const longDate = (date: string, { tag }: Market): string =>
  new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00Z`))

/** Legal terms of a partner's offer, in the language of its customers. */
export function termsOf({ locale, name, offer }: Partner): RichText {
  const market = marketOfLocale(locale)
  const words = market.language === 'nl' ? dutch : french
  const company = companies[locale]
  const sentences = [
    [words.price(offer.from), words.includes[offer.includes], ...(offer.twoNights ? [words.twoNights] : [])],
    [words.dates(longDate(offer.bookableUntil, market), longDate(offer.staysUntil, market))],
    [words.payment, words.prevails(name)],
    [words.seller(company)],
  ]
  return sentences.map((paragraph) => ({ type: 'paragraph', items: [[{ text: paragraph.join(' ') }]] }))
}
