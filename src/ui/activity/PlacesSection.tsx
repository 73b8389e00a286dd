import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDetail } from '../../contract/activity.ts'
import { StaySection } from '../stay/StaySection.tsx'

type Location = ActivityDetail['locations'][number]

/** Where it is: the address of every place, with what opens its map. */
export function PlacesSection({ of, renderMap }: { of: ActivityDetail; renderMap: (location: Location) => ReactNode }): ReactNode {
  return (
    <StaySection id="places" title={<Trans>Where is it?</Trans>}>
      <Places of={of} renderMap={renderMap} />
    </StaySection>
  )
}

export function Places({
  of: { locations, mainActivityCenter },
  renderMap,
}: {
  of: ActivityDetail
  renderMap?: (location: Location) => ReactNode
}): ReactNode {
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
      {renderMap?.(location)}
    </div>
  ))
}
