import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import { zoomFor } from '../../domain/map/map-view.ts'
import { MapCanvas } from '../controls/map/MapCanvas.tsx'
import card from '../controls/map/card-place.module.css'
import type { HotelMapProps } from './props.ts'

export function HotelPlace({ label, point, address }: HotelMapProps): ReactNode {
  const { t } = useLingui()
  const [attempt, setAttempt] = useState(0)
  const points = useMemo(() => [{ stay: 0, location: point }], [point])
  const view = useMemo(() => ({ center: point, zoom: zoomFor('hotel'), key: '' }), [point])
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
