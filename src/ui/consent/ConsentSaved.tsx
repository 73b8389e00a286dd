import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './Consent.module.css'

/** Empty until a choice is made. The script that saves it finds the text in the attribute. */
export function ConsentSaved({ shown }: { shown: boolean }): ReactNode {
  const { t } = useLingui()
  const text = t`Your choice is saved for 6 months.`
  return (
    <p className={css.saved} role="status" data-consent-saved={text}>
      {shown && text}
    </p>
  )
}
