import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StayDetail } from '../../contract/stay.ts'

export function LengthNote({ nights: { min, max } }: { nights: StayDetail['nights'] }): ReactNode {
  const { t } = useLingui()
  if (max <= min) return null
  return (
    <p className="muted">
      {t`${plural(min, {
        one: `Described for # night: you can stay up to ${max}.`,
        other: `Described for # nights: you can stay up to ${max}.`,
      })}`}
    </p>
  )
}
