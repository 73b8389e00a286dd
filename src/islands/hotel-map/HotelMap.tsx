import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState, useMemo } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { MapPicture } from '../../ui/stay/MapPicture.tsx'
import { Panel } from '../controls/panel/Panel.tsx'
import css from './HotelMap.module.css'
import type { HotelMapProps } from './props.ts'
import { zoomFor } from '../../domain/map/map-view.ts'
import { MapCanvas } from '../controls/map/MapCanvas.tsx'
import card from '../controls/map/card-place.module.css'

export default function HotelMap(props: HotelMapProps): ReactNode {
  const { t } = useLingui()
  const { label, point, pictured } = props
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const opener = (
    <Button ref={button} look="second" small className="live" data-live="" aria-haspopup="dialog" onClick={() => setOpen(true)}>
      <Icon name="map" />
      {t`See on a map`}
    </Button>
  )
  return (
    <>
      {pictured === undefined ? (
        opener
      ) : (
        <div className={css.picture}>
          <MapPicture point={point} hotel={label} place={pictured} className={css.map} />
          {opener}
        </div>
      )}
      <Panel open={open} onClose={() => setOpen(false)} title={label} source={button} form="modal">
        <HotelPlace {...props} />
      </Panel>
    </>
  )
}

function HotelPlace({ label, point, address }: HotelMapProps): ReactNode {
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
