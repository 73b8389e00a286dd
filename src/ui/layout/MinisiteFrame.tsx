import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Minisite } from '../../contract/cms.ts'
import { href } from '../../market/site.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './MinisiteFrame.module.css'

/** The partner's banner above every page of its minisite. */
export function MinisiteBanner({ of }: { of: Minisite }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const name = of.partnerName
  return (
    <aside className={css.banner} aria-label={name ? t`Offers for ${name}` : t`Partner offers`}>
      <a href={href(site, 'home')}>
        <picture>
          <source media="(width < 768px)" srcSet={of.bannerUrls.mobile} />
          <img className={css.picture} src={of.bannerUrls.desktop} width="1600" height="200" alt="" data-color={of.bannerColor} />
        </picture>
        {(of.logoUrl || name) && (
          <span className={css.name}>
            {of.logoUrl && <img src={of.logoUrl} width="120" height="48" alt={name ?? ''} />}
            {name && !of.logoUrl && name}
            <small>{t`with Escale`}</small>
          </span>
        )}
      </a>
    </aside>
  )
}
