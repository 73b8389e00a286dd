import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { SearchBase } from '../../contract/search-base.ts'
import { besideScreen } from '../../enhancements/page/room-for-map.ts'
import { stored } from '../../stored/entries.ts'
import { mapBesideKey } from '../../stored/keys.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useHash } from '../runtime/address.ts'
import { useMedia } from '../runtime/media.ts'
import { onDemand } from '../runtime/on-demand.ts'
import { useSearchCriteria } from '../search-page/use-search-criteria.ts'
import tools from '../search-page/tools.module.css'

/** "open" while the map is beside the results. */
const rememberedMap = stored(mapBesideKey)

const useOverlay = onDemand('MapOverlay', () => import('./MapOverlay.tsx'))
const useBeside = onDemand('MapBeside', () => import('./MapBeside.tsx'))

/** The map is beside the results on wide screens, where it is remembered that it is open, and over the page on others. */
export default function ResultsMap(props: SearchBase): ReactNode {
  const { t } = useLingui()
  const hash = useHash()
  const criteria = useSearchCriteria(props, hash)
  const wide = useMedia(besideScreen)
  const remembered = useSyncExternalStore(rememberedMap.subscribe, rememberedMap.read, () => null)
  const beside = wide && remembered === 'open'
  const [open, setOpen] = useState(false)
  const Overlay = useOverlay(open)?.MapOverlay
  const Beside = useBeside(beside)?.MapBeside
  const button = useRef<HTMLButtonElement>(null)
  // An early click is replayed while hydrating, when the state does not know the screen yet.
  const press = () => (matchMedia(besideScreen).matches ? rememberedMap.write(beside ? '' : 'open') : setOpen(true))
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-map', beside)
  }, [beside])
  return (
    <>
      <button
        ref={button}
        type="button"
        data-live=""
        className={tools.button}
        {...(wide ? { 'aria-pressed': beside } : { 'aria-haspopup': 'dialog' })}
        onClick={press}
      >
        <Icon name="map" />
        {t`Map`}
      </button>
      {open && Overlay && <Overlay base={props} criteria={criteria} onClose={close} />}
      {beside && !open && Beside && <Beside base={props} criteria={criteria} onEnlarge={() => setOpen(true)} />}
    </>
  )
}
