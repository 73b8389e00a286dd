import type { Locale } from '../../market/markets.ts'

/** Whether a market has the messenger (booking, section 9): in Spain everywhere, in the others only in production. */
export const hasMessenger = (locale: Locale, isProduction: boolean): boolean => locale === 'es_ES' || isProduction
