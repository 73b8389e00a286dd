import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSite } from '../site/SiteContext.tsx'
import css from './FlowToggle.module.css'

/** This page in its two flows. */
export interface FlowLinks {
  readonly booking: string
  readonly gifting: string
}

export function FlowToggle({ links }: { links: FlowLinks }): ReactNode {
  const { t } = useLingui()
  const { flow } = useSite()
  return (
    <nav className={css.toggle} data-flows="" aria-label={t`Book or give`}>
      <a href={links.booking} aria-current={flow === 'booking' ? 'page' : undefined}>
        {t`Stays`}
      </a>
      <a href={links.gifting} aria-current={flow === 'gifting' ? 'page' : undefined}>
        {t`Gifts`}
      </a>
    </nav>
  )
}
