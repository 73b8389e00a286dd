import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { markets } from '../../market/markets.ts'
import { linkToMarket } from './link-to-market.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './CountrySwitcher.module.css'

export function CountrySwitcher(): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  return (
    <nav aria-label={t`Countries`}>
      <ul className={css.countries}>
        {markets.map(({ id, tag, label }) => {
          const home = linkToMarket(view, id)
          return (
            <li key={id} lang={tag}>
              {view.mode.app ? (
                <form action={home.href.split('?')[0]}>
                  {view.site.flow && <input type="hidden" name="flow" value={view.site.flow} />}
                  <button type="submit">{label}</button>
                </form>
              ) : (
                <a {...home} hrefLang={tag} aria-current={id === view.market.id ? 'true' : undefined}>
                  {label}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
