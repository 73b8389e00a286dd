import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import { map as icon } from '../../ui/icon/paths.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { onDemand } from '../parts/on-demand.ts'
import { criteriaInForce, type SearchBase } from '../results/search-base.ts'
import tools from '../results/tools.module.css'
import { useHash } from '../url-state.ts'

const useOverlay = onDemand(() => import('./MapOverlay.tsx'))

/** The Map button of a search page; the overlay, its answers and MapLibre are there only once it is pressed. */
export default function ResultsMap(props: SearchBase): ReactNode {
  const { t } = useLingui()
  const { today } = useSite()
  const hash = useHash()
  const criteria = useMemo(() => criteriaInForce(props, hash, today), [props, hash, today])
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
        <Icon of={icon} />
        {t`Map`}
      </button>
      {open && Overlay && <Overlay base={props} criteria={criteria} onClose={close} />}
    </>
  )
}
