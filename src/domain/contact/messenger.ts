import type { Locale } from '../../market/markets.ts'

/** Outside Spain only in production (B9.92). */
export const hasMessenger = (locale: Locale, isProduction: boolean): boolean => locale === 'es_ES' || isProduction
