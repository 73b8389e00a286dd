import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './Consent.module.css'

/** Empty until a choice is made. The script that saves it finds the texts in the attributes. A choice that is refused was made without it. */
export function ConsentSaved({ said }: { said: 'saved' | 'refused' | undefined }): ReactNode {
  const { t } = useLingui()
  const saved = t`Your choice is saved for 6 months.`
  const refused = t`Your browser keeps no cookies: your choice could not be saved. Nothing optional is stored or sent.`
  return (
    <p
      className={css.saved}
      role="status"
      data-consent-saved={saved}
      data-not-kept={t`Your browser keeps no cookies: your choice holds on this page only.`}
    >
      {said && { saved, refused }[said]}
    </p>
  )
}
