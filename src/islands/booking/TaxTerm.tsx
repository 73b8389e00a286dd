import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** The amount of a local tax, which the hotel collects, depends on dates that are not known yet: only its existence is told. */
export function TaxTerm({ taxAtHotel }: { taxAtHotel: boolean | undefined }): ReactNode {
  return taxAtHotel ? <Trans>Taxes included, except the local tax</Trans> : <Trans>Taxes included</Trans>
}
