import type { Language } from '../../../src/market/markets.ts'
import type { StaticPageId } from '../static/ids.ts'

export interface FooterWords {
  readonly columns: { readonly travel: string; readonly give: string; readonly help: string; readonly escale: string }
  readonly stays: string
  readonly vouchers: string
  readonly contact: string
  readonly booking: string
  /** Titles of the static pages, as links. */
  readonly pages: Readonly<Record<StaticPageId, string>>
}

export const footerWords: Readonly<Record<Language, FooterWords>> = {
  fr: {
    columns: { travel: 'Partir', give: 'Offrir', help: 'Aide', escale: 'Escale' },
    stays: 'Tous les séjours',
    vouchers: 'Séjours à offrir',
    contact: 'Nous contacter',
    booking: 'Retrouver ma réservation',
    pages: {
      'sales-conditions': 'Conditions de vente',
      'use-conditions': "Conditions d'utilisation",
      'data-protection': 'Protection des données',
      cookies: 'Cookies',
      'legal-notice': 'Mentions légales',
      accessibility: 'Accessibilité',
      faq: 'Questions fréquentes',
      help: "Centre d'aide",
      about: 'Qui sommes-nous ?',
      payment: 'Moyens de paiement',
      gifts: "Bons et coffrets : mode d'emploi",
    },
  },
  nl: {
    columns: { travel: 'Op reis', give: 'Cadeau', help: 'Hulp', escale: 'Escale' },
    stays: 'Alle weekendjes weg',
    vouchers: 'Verblijven om te geven',
    contact: 'Contact',
    booking: 'Mijn boeking terugvinden',
    pages: {
      'sales-conditions': 'Verkoopvoorwaarden',
      'use-conditions': 'Gebruiksvoorwaarden',
      'data-protection': 'Privacy',
      cookies: 'Cookies',
      'legal-notice': 'Wettelijke vermeldingen',
      accessibility: 'Toegankelijkheid',
      faq: 'Veelgestelde vragen',
      help: 'Hulp bij je boeking',
      about: 'Over ons',
      payment: 'Betalen',
      gifts: 'Zo werken bonnen en boxen',
    },
  },
  es: {
    columns: { travel: 'Viajar', give: 'Regalar', help: 'Ayuda', escale: 'Escale' },
    stays: 'Todas las escapadas',
    vouchers: 'Escapadas para regalar',
    contact: 'Contacto',
    booking: 'Buscar mi reserva',
    pages: {
      'sales-conditions': 'Condiciones de venta',
      'use-conditions': 'Condiciones de uso',
      'data-protection': 'Protección de datos',
      cookies: 'Cookies',
      'legal-notice': 'Aviso legal',
      accessibility: 'Accesibilidad',
      faq: 'Preguntas frecuentes',
      help: 'Centro de ayuda',
      about: 'Quiénes somos',
      payment: 'Formas de pago',
      gifts: 'Bonos y cajas: cómo funcionan',
    },
  },
  it: {
    columns: { travel: 'Partire', give: 'Regalare', help: 'Assistenza', escale: 'Escale' },
    stays: 'Tutti i soggiorni',
    vouchers: 'Soggiorni da regalare',
    contact: 'Contatti',
    booking: 'Ritrova la prenotazione',
    pages: {
      'sales-conditions': 'Condizioni di vendita',
      'use-conditions': "Condizioni d'uso",
      'data-protection': 'Protezione dei dati',
      cookies: 'Cookie',
      'legal-notice': 'Note legali',
      accessibility: 'Accessibilità',
      faq: 'Domande frequenti',
      help: 'Centro assistenza',
      about: 'Chi siamo',
      payment: 'Metodi di pagamento',
      gifts: 'Buoni e cofanetti: come funzionano',
    },
  },
}
