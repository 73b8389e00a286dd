import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Alternates } from '../../contract/seo.ts'
import { type Language, sisterMarkets } from '../../market/markets.ts'
import { Icon } from '../icon/Icon.tsx'
import { world } from '../icon/paths.ts'
import { marketStart, useSite } from '../site/SiteContext.tsx'
import css from './LanguageSelector.module.css'

const names: Record<Language, string> = { fr: 'Français', es: 'Español', nl: 'Nederlands', it: 'Italiano' }

/** The languages of a market's country; nothing where there is one, or in the app. */
export function LanguageSelector({ alternates = [] }: { alternates?: Alternates }): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const languages = sisterMarkets(view.market)
  if (languages.length < 2 || view.mode.app) return null
  return (
    <nav className={css.languages} aria-label={t`Language`}>
      <Icon of={world} />
      {languages.map(({ id, locale, language, tag }) => (
        <a
          key={id}
          href={marketStart(view, id) + (alternates.find((other) => other.locale === locale)?.path ?? '') || '/'}
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
