import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Flow } from '../../contract/cms/flow.ts'
import { linkTo } from '../link/link-to.ts'
import css from './FlowToggle.module.css'

/** The addresses of this page in both flows. A page of neither flow has the home pages, and none of them is current. */
export interface FlowLinks {
  readonly booking: string
  readonly gifting: string
  readonly shown?: Flow
}

export function FlowToggle({ links }: { links: FlowLinks }): ReactNode {
  const { t } = useLingui()
  return (
    <nav className={links.shown ? css.toggle : `${css.toggle} ${css.neither}`} data-flows="" aria-label={t`Book or give`}>
      <a {...linkTo(links.booking)} aria-current={links.shown === 'booking' ? 'page' : undefined}>
        {t`Stays`}
      </a>
      <a {...linkTo(links.gifting)} aria-current={links.shown === 'gifting' ? 'page' : undefined}>
        {t`Gifts`}
      </a>
    </nav>
  )
}
