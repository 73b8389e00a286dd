import type { Locale } from '../../market/markets.ts'

/** Booking, section 9: outside Spain only in production. */
export const hasMessenger = (locale: Locale, isProduction: boolean): boolean => locale === 'es_ES' || isProduction
