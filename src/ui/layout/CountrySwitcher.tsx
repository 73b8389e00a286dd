import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { markets } from '../../market/markets.ts'
import { linkToMarket } from './link-to-market.ts'
import { useSite } from '../site/SiteContext.tsx'
import { type PageInLanguages, useSisterAddress } from './use-sister-address.ts'
import css from './CountrySwitcher.module.css'

/** Another language of the country has this page, with its choices; every other country its home page. */
export function CountrySwitcher(page: PageInLanguages): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const { keeps, addressOf } = useSisterAddress(page)
  return (
    <nav aria-label={t`Countries`}>
      <ul className={css.countries}>
        {markets.map((market) => {
          const { id, tag, label } = market
          const home = linkToMarket(view, id)
          const isSister = keeps && market.country === view.market.country
          return (
            <li key={id} lang={tag} {...(isSister && !view.mode.app && { 'data-languages': '' })}>
              {view.mode.app ? (
                <form action={home.href.split('?')[0]}>
                  {view.site.flow && <input type="hidden" name="flow" value={view.site.flow} />}
                  <button type="submit">{label}</button>
                </form>
              ) : (
                <a
                  {...(isSister ? linkToMarket(view, id, addressOf(market)) : home)}
                  hrefLang={tag}
                  aria-current={id === view.market.id ? 'true' : undefined}
                >
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
