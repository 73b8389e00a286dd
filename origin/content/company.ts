import type { Locale } from '../../src/market/markets.ts'

export interface Telephone {
  /** As it is printed. */
  readonly phone: string
  /** `tel:` address. */
  readonly phoneUrl: string
}

/**
 * The company as each market sees it. Every number is an example: telephone numbers come from the ranges kept free for fiction,
 * or cannot be dialled where a country has none.
 */
export interface Company {
  readonly legalName: string
  readonly address: string
  readonly capital: string
  readonly registration: string
  readonly licence: string
  readonly email: string
  readonly customerCare: Telephone
  readonly sales: Telephone
  readonly paymentMethods: readonly string[]
}

const french = {
  legalName: 'Escale SAS',
  address: "1 quai de l'Exemple, 75000 Paris, France",
  email: 'contact@escale.example',
}
const everywhere = ['Visa', 'Mastercard', 'American Express']

export const companies: Readonly<Record<Locale, Company>> = {
  fr_FR: {
    ...french,
    capital: 'capital de 100 000 € (exemple)',
    registration: 'RCS Paris 000 000 000 (exemple)',
    licence: 'Atout France IM000000000 (exemple)',
    customerCare: { phone: '01 99 00 12 34', phoneUrl: 'tel:+33199001234' },
    sales: { phone: '01 99 00 56 78', phoneUrl: 'tel:+33199005678' },
    paymentMethods: ['Carte bancaire', ...everywhere, 'PayPal', 'Apple Pay', 'Google Pay'],
  },
  fr_BE: {
    legalName: 'Escale Belgique SRL',
    address: "Rue de l'Exemple 1, 1000 Bruxelles",
    email: 'contact-be@escale.example',
    capital: 'apports de 50 000 € (exemple)',
    registration: 'BCE 0000.000.000 (exemple)',
    licence: 'licence voyages A0000 (exemple)',
    customerCare: { phone: '02 000 12 34', phoneUrl: 'tel:+3220001234' },
    sales: { phone: '02 000 56 78', phoneUrl: 'tel:+3220005678' },
    paymentMethods: ['Bancontact', 'Visa', 'Mastercard', 'PayPal', 'Apple Pay', 'Google Pay'],
  },
  nl_BE: {
    legalName: 'Escale België bv',
    address: 'Voorbeeldstraat 1, 1000 Brussel',
    email: 'contact-be@escale.example',
    capital: 'inbreng van 50.000 € (voorbeeld)',
    registration: 'KBO 0000.000.000 (voorbeeld)',
    licence: 'reisvergunning A0000 (voorbeeld)',
    customerCare: { phone: '02 000 12 34', phoneUrl: 'tel:+3220001234' },
    sales: { phone: '02 000 56 78', phoneUrl: 'tel:+3220005678' },
    paymentMethods: ['Bancontact', 'Visa', 'Mastercard', 'PayPal', 'Apple Pay', 'Google Pay'],
  },
  nl_NL: {
    legalName: 'Escale Nederland B.V.',
    address: 'Voorbeeldkade 1, 1000 AA Amsterdam',
    email: 'contact-nl@escale.example',
    capital: 'geplaatst kapitaal € 50.000 (voorbeeld)',
    registration: 'KvK 00000000 (voorbeeld)',
    licence: 'garantienummer 0000 (voorbeeld)',
    customerCare: { phone: '020 000 12 34', phoneUrl: 'tel:+31200001234' },
    sales: { phone: '020 000 56 78', phoneUrl: 'tel:+31200005678' },
    paymentMethods: ['iDEAL', 'Visa', 'Mastercard', 'PayPal', 'Apple Pay', 'Google Pay'],
  },
  es_ES: {
    legalName: 'Escale España, S. L.',
    address: 'Calle del Ejemplo, 1, 28000 Madrid',
    email: 'contacto@escale.example',
    capital: 'capital social de 50.000 € (ejemplo)',
    registration: 'NIF B00000000 (ejemplo)',
    licence: 'agencia de viajes CICMA 0000 (ejemplo)',
    customerCare: { phone: '910 00 12 34', phoneUrl: 'tel:+34910001234' },
    sales: { phone: '910 00 56 78', phoneUrl: 'tel:+34910005678' },
    paymentMethods: [...everywhere, 'Bizum', 'PayPal', 'Apple Pay', 'Google Pay'],
  },
  it_IT: {
    legalName: 'Escale Italia S.r.l.',
    address: "Via dell'Esempio 1, 20100 Milano",
    email: 'contatti@escale.example',
    capital: 'capitale sociale 50.000 € (esempio)',
    registration: 'P. IVA 00000000000 (esempio)',
    licence: 'licenza agenzia di viaggi n. 0000 (esempio)',
    customerCare: { phone: '02 0000 1234', phoneUrl: 'tel:+390200001234' },
    sales: { phone: '02 0000 5678', phoneUrl: 'tel:+390200005678' },
    paymentMethods: [...everywhere, 'Satispay', 'PayPal', 'Apple Pay', 'Google Pay'],
  },
}
