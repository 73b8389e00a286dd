import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { mapIcon } from '../../ui/icon/paths.ts'
import { Panel } from '../controls/panel/Panel.tsx'
import { HotelPlace } from './HotelPlace.tsx'
import type { HotelMapProps } from './props.ts'

/** Button that loads the map on click. */
export default function HotelMap(props: HotelMapProps): ReactNode {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} look="second" small className="live" data-live="" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon path={mapIcon} />
        {t`See on a map`}
      </Button>
      <Panel open={open} onClose={() => setOpen(false)} title={props.label} source={button} form="modal">
        <HotelPlace {...props} />
      </Panel>
    </>
  )
}
