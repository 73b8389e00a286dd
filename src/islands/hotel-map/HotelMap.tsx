import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { map } from '../../ui/icon/paths.ts'
import { Panel } from '../parts/panel/Panel.tsx'
import { HotelPlace } from './HotelPlace.tsx'
import type { HotelMapProps } from './props.ts'

/** "See on a map"; what draws it is fetched once it is pressed. */
export default function HotelMap(props: HotelMapProps): ReactNode {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} look="second" small className="live" data-live="" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={map} />
        {t`See on a map`}
      </Button>
      <Panel open={open} onClose={() => setOpen(false)} title={props.label} source={button} form="modal">
        <HotelPlace {...props} />
      </Panel>
    </>
  )
}
