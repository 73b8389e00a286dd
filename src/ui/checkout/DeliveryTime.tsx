import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Settings } from '../../contract/cms/settings.ts'

export function DeliveryTime({ days: { min, max } }: { days: Settings['deliveryDays'] }): ReactNode {
  return (
    <p>
      <Trans>
        Delivered within {min} to {max} working days.
      </Trans>
    </p>
  )
}
