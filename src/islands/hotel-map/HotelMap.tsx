import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { mapIcon } from '../../ui/icon/paths.ts'
import { MapPicture } from '../../ui/stay/MapPicture.tsx'
import { Panel } from '../controls/panel/Panel.tsx'
import css from './HotelMap.module.css'
import { HotelPlace } from './HotelPlace.tsx'
import type { HotelMapProps } from './props.ts'

export default function HotelMap(props: HotelMapProps): ReactNode {
  const { t } = useLingui()
  const { label, point, pictured } = props
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const opener = (
    <Button ref={button} look="second" small className="live" data-live="" aria-haspopup="dialog" onClick={() => setOpen(true)}>
      <Icon path={mapIcon} />
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
