import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import { mapIcon } from '../../ui/icon/paths.ts'
import { onDemand } from '../runtime/on-demand.ts'
import type { SearchBase } from '../../contract/search-base.ts'
import { useSearchCriteria } from '../search-page/use-search-criteria.ts'
import tools from '../search-page/tools.module.css'
import { useHash } from '../runtime/address.ts'

const useOverlay = onDemand('MapOverlay', () => import('./MapOverlay.tsx'))

/** Button that loads overlay, calls and MapLibre on click. */
export default function ResultsMap(props: SearchBase): ReactNode {
  const { t } = useLingui()
  const hash = useHash()
  const criteria = useSearchCriteria(props, hash)
  const [open, setOpen] = useState(false)
  const Overlay = useOverlay(open)?.MapOverlay
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button ref={button} type="button" data-live="" className={tools.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon path={mapIcon} />
        {t`Map`}
      </button>
      {open && Overlay && <Overlay base={props} criteria={criteria} onClose={close} />}
    </>
  )
}
