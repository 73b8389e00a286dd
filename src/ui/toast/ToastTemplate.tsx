import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './Toast.module.css'

interface ToastTemplateProps {
  readonly id: string
  readonly texts: Readonly<Record<`data-${string}`, string>>
  readonly children?: ReactNode
}

/** `src/enhancements/page/toast.ts` copies the template. Screen readers find its text in the status below. */
export function ToastTemplate({ id, texts, children }: ToastTemplateProps): ReactNode {
  const { t } = useLingui()
  return (
    <>
      <template id={id}>
        <div className={css.toast} popover="manual" {...texts}>
          <span />
          {children}
          <button type="button">{t`Undo`}</button>
        </div>
      </template>
      <p className="unseen" role="status" data-status-of={id} />
    </>
  )
}
