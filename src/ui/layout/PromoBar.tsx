import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Cta } from '../../contract/cms/cta.ts'
import type { Flow } from '../../contract/cms/flow.ts'
import { href } from '../../market/site.ts'
import { linkTo } from '../link/link-to.ts'
import { contentHref } from '../link/content-href.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './PromoBar.module.css'

export interface PromoBarProps {
  readonly promoLinks: readonly Cta[]
  readonly flowTabs?: Flow | undefined
}

/** The link to inspirations is on wide screens only. */
export function PromoBar({ promoLinks, flowTabs }: PromoBarProps): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  if (!promoLinks.length && !flowTabs) return null
  return (
    <nav className={css.bar} aria-label={t`Of the moment`}>
      {flowTabs && (
        <>
          <FlowTabs current={flowTabs} />
          <span className="muted" aria-hidden="true">
            |
          </span>
        </>
      )}
      <ul>
        {promoLinks.map(({ label, url, newTab, variation }) => (
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

function FlowTabs({ current }: { current: Flow }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const tabs = [
    { flow: 'booking', label: t`Stays` },
    { flow: 'gifting', label: t`Gifts` },
    { flow: 'activity', label: t`Activities` },
  ] as const
  return (
    <ul data-flow-tabs="">
      {tabs.map(({ flow, label }) => (
        <li key={flow}>
          <a
            {...linkTo(href({ ...site, flow: flow === 'booking' ? undefined : flow }, 'home'))}
            aria-current={flow === current ? 'page' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
