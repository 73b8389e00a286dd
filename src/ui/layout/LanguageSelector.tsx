import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Alternates } from '../../contract/seo.ts'
import { type Language, sisterMarkets } from '../../market/markets.ts'
import { Icon } from '../icon/Icon.tsx'
import { worldIcon } from '../icon/paths.ts'
import { withQuery } from '../../market/query-order.ts'
import { linkToMarket } from './link-to-market.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './LanguageSelector.module.css'

const names: Record<Language, string> = { fr: 'Français', es: 'Español', nl: 'Nederlands', it: 'Italiano' }

interface LanguageSelectorProps {
  readonly alternates?: Alternates | undefined
  /** The query without `?`, as it is valid in all languages. */
  readonly query?: string
}

/** Shows nothing in a country with one language, and in the app wrapper. */
export function LanguageSelector({ alternates = [], query = '' }: LanguageSelectorProps): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const languages = sisterMarkets(view.market)
  if (languages.length < 2 || view.mode.app) return null
  const pathIn = (locale: string) => alternates.find((other) => other.locale === locale)?.path
  // Where a language lacks this page its home page is linked, which has no use for the query.
  const keeps = languages.every(({ locale }) => pathIn(locale) !== undefined)
  const address = (locale: string) => (keeps ? withQuery(pathIn(locale) || '/', query) : pathIn(locale))
  return (
    <nav className={css.languages} aria-label={t`Language`} {...(keeps && { 'data-languages': '' })}>
      <Icon path={worldIcon} />
      {languages.map(({ id, locale, language, tag }) => (
        <a
          key={id}
          {...linkToMarket(view, id, address(locale))}
          lang={tag}
          hrefLang={tag}
          aria-current={id === view.market.id ? 'true' : undefined}
        >
          {language.toUpperCase()}
          <span className="unseen"> {names[language]}</span>
        </a>
      ))}
    </nav>
  )
}
