import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sisterMarkets } from '../../market/markets.ts'
import { Icon } from '../icon/Icon.tsx'
import { languageNames } from './language-names.ts'
import { linkToMarket } from './link-to-market.ts'
import { useSite } from '../site/SiteContext.tsx'
import { type PageInLanguages, useSisterAddress } from './use-sister-address.ts'
import css from './LanguageSelector.module.css'

/** Shows nothing in a country with one language, and in the app wrapper. */
export function LanguageSelector(page: PageInLanguages): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const { keeps, addressOf } = useSisterAddress(page)
  const languages = sisterMarkets(view.market)
  if (languages.length < 2 || view.mode.app) return null
  return (
    <nav className={css.languages} aria-label={t`Language`} {...(keeps && { 'data-languages': '' })}>
      <Icon name="world" />
      {languages.map((sister) => {
        const { id, language, tag } = sister
        return (
          <a
            key={id}
            {...linkToMarket(view, id, addressOf(sister))}
            lang={tag}
            hrefLang={tag}
            aria-current={id === view.market.id ? 'true' : undefined}
          >
            {language.toUpperCase()}
            <span className="unseen"> {languageNames[language]}</span>
          </a>
        )
      })}
    </nav>
  )
}
