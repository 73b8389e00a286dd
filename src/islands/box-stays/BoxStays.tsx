import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { mapIcon } from '../../ui/icon/paths.ts'
import { onDemand } from '../runtime/on-demand.ts'
import type { BoxStaysProps } from './props.ts'
import { NextStays } from './NextStays.tsx'
import { staysList } from './stays-list.ts'

const useBoxMap = onDemand('BoxMap', () => import('./BoxMap.tsx'))

export default function BoxStays({ code, total }: BoxStaysProps): ReactNode {
  const { t } = useLingui()
  const [list, setList] = useState<HTMLElement | null>(null)
  useEffect(() => setList(document.getElementById(staysList)), [])
  const [open, setOpen] = useState(false)
  const Map = useBoxMap(open)?.BoxMap
  return (
    <>
      <Button look="second" small className="live" data-live="" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon path={mapIcon} />
        {open ? t`Hide the map` : t`See on a map`}
      </Button>
      {open && Map && <Map code={code} />}
      {list && createPortal(<NextStays code={code} total={total} />, list)}
    </>
  )
}
