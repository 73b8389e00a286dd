import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HotelDetail } from '../../contract/hotel.ts'
import { hasEcoLabel } from '../../domain/cards/offer-card.ts'
import { Badge } from '../badge/Badge.tsx'
import { Facts } from '../facts/Facts.tsx'
import { LongText } from './LongText.tsx'
import { StaySection } from './StaySection.tsx'

export function HotelSection({
  hotel,
  id = 'hotel',
  title = hotel.label,
}: {
  hotel: HotelDetail
  id?: string
  title?: ReactNode
}): ReactNode {
  const eco = hotel.ecoFacilities.map(({ label }) => label)
  return (
    <StaySection id={id} title={title}>
      {hasEcoLabel(eco) && (
        <p>
          <Badge tone="reinsurance">
            <Trans>Committed to the environment</Trans>
          </Badge>
        </p>
      )}
      <LongText text={hotel.description} />
      <Facts facts={hotel.highlightedFacilities.map(({ label }) => label)} />
      {eco.length > 0 && (
        <>
          <h3>
            <Trans>For the planet</Trans>
          </h3>
          <Facts facts={eco} icon="leaf" />
        </>
      )}
    </StaySection>
  )
}
