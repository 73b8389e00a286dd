import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HotelDetail, NearbyPlace } from '../../contract/hotel.ts'
import { formatDistance } from '../format/number.ts'
import { useSite } from '../site/SiteContext.tsx'
import { addressLines } from './address-lines.ts'
import css from './LocationSection.module.css'
import { StaySection } from './StaySection.tsx'

/** Where a hotel is: `map`, address, and how far the centre and the sights are, in a straight line. */
export function LocationSection({ hotel: { location, nearby = [] }, map }: { hotel: HotelDetail; map: ReactNode }): ReactNode {
  return (
    <StaySection id="location" title={<Trans>Location</Trans>}>
      {map}
      <div className={css.place}>
        <address>{addressLines(location).join(', ')}</address>
        {nearby.length > 0 && (
          <dl className={css.distances}>
            {nearby.map((place) => (
              <Distance key={`${place.kind} ${place.label}`} place={place} />
            ))}
          </dl>
        )}
      </div>
    </StaySection>
  )
}

function Distance({ place: { kind, label, distance } }: { place: NearbyPlace }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  return (
    <div>
      <dt>{kind === 'centre' ? t`Centre of ${label}` : label}</dt>
      <dd className="tabular">{formatDistance(distance, market)}</dd>
    </div>
  )
}
