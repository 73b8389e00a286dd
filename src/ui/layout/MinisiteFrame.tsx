import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Minisite } from '../../contract/cms/minisite.ts'
import { termsState } from '../../domain/minisite/terms-state.ts'
import { href } from '../../market/site.ts'
import { formatDate } from '../format/date.ts'
import { linkTo } from '../link/link-to.ts'
import { Notice } from '../notice/Notice.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { brand } from '../../market/brand.ts'
import css from './MinisiteFrame.module.css'

/** `children` stand below the banner. */
export function MinisiteBanner({ minisite, children }: { minisite: Minisite; children?: ReactNode }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const name = minisite.partnerName
  const isNamed = minisite.logoUrl !== undefined || name !== undefined
  return (
    <aside className={css.banner} aria-label={name ? t`Offers for ${name}` : t`Partner offers`}>
      <a {...linkTo(href(site, 'home'))}>
        <picture>
          <source media="(width < 768px)" srcSet={minisite.bannerUrls.mobile} />
          <img
            className={css.picture}
            src={minisite.bannerUrls.desktop}
            width="1600"
            height="200"
            alt={isNamed ? '' : t`Partner offers`}
            data-color={minisite.bannerColor}
          />
        </picture>
        {isNamed && (
          <span className={css.name}>
            {minisite.logoUrl && <img src={minisite.logoUrl} width="120" height="48" alt={name ?? ''} />}
            {name && !minisite.logoUrl && name}
            <small>{t`with ${brand}`}</small>
          </span>
        )}
      </a>
      {children}
    </aside>
  )
}

/** Shown before the first price, because the advertised prices are over. A checkout, where the price has been seen, goes without it. */
export function ExpiredPartnerOffer({ minisite: { footer } }: { minisite: Minisite }): ReactNode {
  const { market, today } = useSite()
  const until = footer?.bookableUntil
  if (until === undefined || termsState(footer, today) === 'open') return null
  return (
    <div className="wrap">
      <Notice tone="warn">
        <Trans>This partner offer could be booked until {formatDate(until, market)}. The prices shown are today’s.</Trans>
      </Notice>
    </div>
  )
}
