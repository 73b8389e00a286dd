import type { Locale } from '../../market/markets.ts'

/** Markets other than Spain have it in production only (B9.92). */
export const hasMessenger = (locale: Locale, isProduction: boolean): boolean => locale === 'es_ES' || isProduction
