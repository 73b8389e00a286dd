import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDetail } from '../../contract/activity.ts'
import { StaySection } from '../stay/StaySection.tsx'

type Location = ActivityDetail['locations'][number]

/** Where it is: the address of every place, with the way to a map. */
export function PlacesSection({ of }: { of: ActivityDetail }): ReactNode {
  return (
    <StaySection id="places" title={<Trans>Where is it?</Trans>}>
      <Places of={of} />
    </StaySection>
  )
}

export function Places({ of: { locations, mainActivityCenter } }: { of: ActivityDetail }): ReactNode {
  return locations.map((location) => (
    <div key={`${location.latitude} ${location.longitude}`} className="stack">
      <address>
        {location.latitude === mainActivityCenter.location.latitude && (
          <>
            <b>{mainActivityCenter.label}</b>
            <br />
          </>
        )}
        {location.address}
        <br />
        {[location.zipCode, location.city ?? location.label].filter(Boolean).join(' ')}
      </address>
      <p>
        <a href={mapHref(location)} rel="noopener" target="_blank">
          <Trans>See on a map</Trans>
        </a>
      </p>
    </div>
  ))
}

const mapHref = ({ latitude, longitude }: Location): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
