import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './ShareButton.module.css'

/** Shares the page with the visitor's choices by default (`src/enhancements/page/share.ts`). */
export function ShareButton({ to = '' }: { to?: string }): ReactNode {
  const { t } = useLingui()
  return (
    <span className={css.share}>
      <button type="button" data-share={to}>
        <Icon name="share" />
        <span>{t`Share`}</span>
      </button>
      <output data-copied={t`Link copied`} data-failed={t`Copy the link from your browser`} />
    </span>
  )
}
