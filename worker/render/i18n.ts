import type { I18n } from '@lingui/core'
import { catalogues } from '../../i18n/catalogues.ts'
import { type Locale, marketOfLocale } from '../../src/market/markets.ts'
import { MarketTexts } from './market-texts.ts'

const instances = new Map<Locale, I18n>()

/** The texts of a locale: one instance for each, so that concurrent renders of two markets cannot mix. */
export function i18nOf(locale: Locale): I18n {
  const known = instances.get(locale)
  if (known) return known
  // Lingui hands its locale to Intl, which takes `fr-FR`, not `fr_FR`.
  const i18n = new MarketTexts(marketOfLocale(locale).tag, catalogues[locale])
  instances.set(locale, i18n)
  return i18n
}
