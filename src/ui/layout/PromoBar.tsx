import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Cta } from '../../contract/cms.ts'
import { href } from '../../market/site.ts'
import { linkTo } from '../link/link-to.ts'
import { contentHref } from '../link/content-href.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './PromoBar.module.css'

/** Calls to action of the page's flow, and the link Inspirations on desktop. */
export function PromoBar({ links }: { links: readonly Cta[] }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  if (!links.length) return null
  return (
    <nav className={css.bar} aria-label={t`Of the moment`}>
      <ul>
        {links.map(({ label, url, newTab, variation }) => (
          <li key={url} data-promotion={label}>
            <a className={variation === 'black' ? css.black : undefined} {...linkTo(contentHref(site, url), newTab)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <a className={css.main} href={href(site, 'ideas')}>{t`Inspirations`}</a>
    </nav>
  )
}
