import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Alternates } from '../../contract/seo.ts'
import { type Language, sisterMarkets } from '../../market/markets.ts'
import { Icon } from '../icon/Icon.tsx'
import { worldIcon } from '../icon/paths.ts'
import { linkToMarket } from './link-to-market.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './LanguageSelector.module.css'

const names: Record<Language, string> = { fr: 'Français', es: 'Español', nl: 'Nederlands', it: 'Italiano' }

/** Languages of the market's country. Empty with a single language, and in the app wrapper. */
export function LanguageSelector({ alternates = [] }: { alternates?: Alternates }): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const languages = sisterMarkets(view.market)
  if (languages.length < 2 || view.mode.app) return null
  return (
    <nav className={css.languages} aria-label={t`Language`}>
      <Icon path={worldIcon} />
      {languages.map(({ id, locale, language, tag }) => (
        <a
          key={id}
          {...linkToMarket(view, id, alternates.find((other) => other.locale === locale)?.path)}
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
