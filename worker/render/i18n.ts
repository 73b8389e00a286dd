import { type I18n, setupI18n } from '@lingui/core'
import { catalogues } from '../../i18n/catalogues.ts'
import { type Locale, marketOfLocale } from '../../src/market/markets.ts'

const instances = new Map<Locale, I18n>()

/** Each locale has an instance of its own, so that concurrent renders cannot mix. */
export function i18nOf(locale: Locale): I18n {
  const known = instances.get(locale)
  if (known) return known
  // Intl takes `fr-FR` and not `fr_FR`.
  const { tag } = marketOfLocale(locale)
  const i18n = setupI18n({ locale: tag, messages: { [tag]: catalogues[locale] } })
  instances.set(locale, i18n)
  return i18n
}
