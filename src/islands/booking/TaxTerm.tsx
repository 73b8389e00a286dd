import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** `taxAtHotel`: there is a local tax, which the hotel collects; its amount depends on dates that are not known yet. */
export function TaxTerm({ taxAtHotel }: { taxAtHotel: boolean | undefined }): ReactNode {
  return taxAtHotel ? <Trans>Taxes included, except the local tax</Trans> : <Trans>Taxes included</Trans>
}
