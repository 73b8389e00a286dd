import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { chevronLeft, chevronRight } from '../../../ui/icon/paths.ts'
import css from './Calendar.module.css'
import type { ShownMonths } from './use-shown-months.ts'

/** Two months side by side between their arrows. An arrow at its end stays focusable, so that the focus is not lost on reaching it. */
export function TwoMonths({ shown, children }: { shown: ShownMonths; children: ReactNode }): ReactNode {
  const { t } = useLingui()
  return (
    <div className={css.two}>
      <button type="button" className={css.back} aria-label={t`Previous month`} aria-disabled={!shown.back} onClick={shown.back}>
        <Icon of={chevronLeft} />
      </button>
      <button type="button" className={css.forward} aria-label={t`Next month`} aria-disabled={!shown.forward} onClick={shown.forward}>
        <Icon of={chevronRight} />
      </button>
      {children}
    </div>
  )
}
