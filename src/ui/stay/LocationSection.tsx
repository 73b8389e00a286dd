import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HotelDetail, NearbyPlace } from '../../contract/hotel.ts'
import { StraightLineNote } from '../facts/StraightLineNote.tsx'
import { formatDistance } from '../format/number.ts'
import { contentHref } from '../link/content-href.ts'
import { linkTo } from '../link/link-to.ts'
import { useSite } from '../site/SiteContext.tsx'
import { addressLines } from './address-lines.ts'
import css from './LocationSection.module.css'
import { StaySection } from './StaySection.tsx'

export function LocationSection({
  hotel: { location, nearby = [], nearbyActivities = [] },
  map,
}: {
  hotel: HotelDetail
  map: ReactNode
}): ReactNode {
  return (
    <StaySection id="location" title={<Trans>Location</Trans>}>
      {map}
      <div className={css.place}>
        <address>{addressLines(location).join(', ')}</address>
        {nearby.length > 0 && (
          <dl className={css.distances}>
            {nearby.map((place) => (
              <Place key={`${place.kind} ${place.label}`} place={place} />
            ))}
          </dl>
        )}
        {nearbyActivities.length > 0 && (
          <>
            <h3>
              <Trans>Activities nearby</Trans>
            </h3>
            <dl className={css.distances}>
              {nearbyActivities.map(({ label, uri, distance }) => (
                <Distance key={uri} name={label} uri={uri} distance={distance} />
              ))}
            </dl>
          </>
        )}
        {nearby.length + nearbyActivities.length > 0 && <StraightLineNote />}
      </div>
    </StaySection>
  )
}

function Place({ place: { kind, label, distance, uri } }: { place: NearbyPlace }): ReactNode {
  const { t } = useLingui()
  return <Distance name={kind === 'centre' ? t`Centre of ${label}` : label} uri={uri} distance={distance} />
}

function Distance({ name, uri, distance }: { name: string; uri: string | undefined; distance: number }): ReactNode {
  const { site, market } = useSite()
  return (
    <div>
      <dt>{uri === undefined ? name : <a {...linkTo(contentHref(site, uri))}>{name}</a>}</dt>
      <dd className="tabular">{formatDistance(distance, market)}</dd>
    </div>
  )
}
