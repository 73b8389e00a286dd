import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import { zoomFor } from '../../domain/map/map-view.ts'
import { MapCanvas } from '../map/MapCanvas.tsx'
import card from '../map/SelectedStay.module.css'
import type { HotelMapProps } from './props.ts'

/** The map around one hotel, its address over the lower edge. */
export function HotelPlace({ label, point, address }: HotelMapProps): ReactNode {
  const { t } = useLingui()
  const [attempt, setAttempt] = useState(0)
  const points = useMemo(() => [{ stay: 0, location: point }], [point])
  // The base map has no streets: at a hotel's own zoom there is nothing around it to see, at its town's there is.
  const view = useMemo(() => ({ center: point, zoom: zoomFor('city'), key: '' }), [point])
  return (
    <MapCanvas
      key={attempt}
      title={t`Map around ${label}`}
      points={points}
      selected={0}
      view={view}
      onRetry={() => setAttempt(attempt + 1)}
      instead={address.join(', ')}
    >
      <div className={card.place}>
        <address className={card.coming}>
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      </div>
    </MapCanvas>
  )
}
