import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'

/** Above the calendar, when Search was pressed without dates: they are needed, or flexible. */
export function DatesWanted({ flexible }: { flexible: (() => void) | undefined }): ReactNode {
  const { t } = useLingui()
  return (
    <div className="row">
      <p role="alert">{t`Please choose your travel dates`}</p>
      {flexible && (
        <Button look="quiet" small onClick={flexible}>
          {t`My dates are flexible`}
        </Button>
      )}
    </div>
  )
}
