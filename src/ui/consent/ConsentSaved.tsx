import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './Consent.module.css'

/** Empty until a choice is made. The script that saves it finds the texts in the attributes. */
export function ConsentSaved({ shown }: { shown: boolean }): ReactNode {
  const { t } = useLingui()
  const text = t`Your choice is saved for 6 months.`
  return (
    <p
      className={css.saved}
      role="status"
      data-consent-saved={text}
      data-not-kept={t`Your browser keeps no cookies: your choice holds on this page only.`}
    >
      {shown && text}
    </p>
  )
}
