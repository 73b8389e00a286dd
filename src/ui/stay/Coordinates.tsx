import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HotelDetail } from '../../contract/hotel.ts'

export function Coordinates({
  location: { latitude, longitude },
}: {
  location: Pick<HotelDetail['location'], 'latitude' | 'longitude'>
}): ReactNode {
  return (
    <span className="muted tabular">
      <Trans>Coordinates:</Trans> {latitude.toFixed(4)}, {longitude.toFixed(4)}
    </span>
  )
}
