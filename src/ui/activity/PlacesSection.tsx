import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDetail } from '../../contract/activity.ts'
import { addressLines } from '../stay/address-lines.ts'
import { StaySection } from '../stay/StaySection.tsx'
import { CenterAddress } from './CenterAddress.tsx'

type Location = ActivityDetail['locations'][number]

export function PlacesSection({
  activity,
  renderMap,
}: {
  activity: ActivityDetail
  renderMap: (location: Location) => ReactNode
}): ReactNode {
  return (
    <StaySection id="places" title={<Trans>Where is it?</Trans>}>
      <Places activity={activity} below={renderMap} />
    </StaySection>
  )
}

export function Places({
  activity: { locations, mainActivityCenter },
  below,
}: {
  activity: ActivityDetail
  below: (location: Location) => ReactNode
}): ReactNode {
  return locations.map((location) => (
    <div key={`${location.latitude} ${location.longitude}`} className="stack">
      {location.latitude === mainActivityCenter.location.latitude ? (
        <CenterAddress center={{ ...mainActivityCenter, location }} />
      ) : (
        <address>
          {addressLines(location).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      )}
      {below(location)}
    </div>
  ))
}
