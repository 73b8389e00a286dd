import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from '../../../ui/icon/paths.ts'
import css from './Calendar.module.css'
import type { VisibleMonths } from './use-shown-months.ts'

/** Arrows keep the focus at the ends. */
export function TwoMonths({ shown, children }: { shown: VisibleMonths; children: ReactNode }): ReactNode {
  const { t } = useLingui()
  return (
    <div className={css.two}>
      <button type="button" className={css.back} aria-label={t`Previous month`} aria-disabled={!shown.back} onClick={shown.back}>
        <Icon path={chevronLeftIcon} />
      </button>
      <button type="button" className={css.forward} aria-label={t`Next month`} aria-disabled={!shown.forward} onClick={shown.forward}>
        <Icon path={chevronRightIcon} />
      </button>
      {children}
    </div>
  )
}
