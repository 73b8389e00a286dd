import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { SearchBase } from '../../contract/search-base.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { clearable } from '../../domain/fallback/results-message.ts'
import { ownCriteria } from '../../domain/search/search-base.ts'
import { isDated } from '../../domain/search/flexibility.ts'
import { formatStayCriteria, stayCriteriaOf } from '../../domain/stay/hash.ts'
import { currentHash } from '../runtime/address.ts'
import { clearSearch } from '../search-page/search-url.ts'
import css from './Map.module.css'
import { OverlayHead } from './OverlayHead.tsx'
import { ResultsCanvas } from './ResultsCanvas.tsx'
import { StayList } from './StayList.tsx'
import { useFocusInside } from './use-focus-inside.ts'
import { useListedStays } from './use-listed-stays.ts'
import { useMapSearch } from './use-map-search.ts'

interface MapOverlayProps {
  readonly base: SearchBase
  readonly criteria: SearchCriteria
  readonly onClose: () => void
}

export function MapOverlay({ base, criteria, onClose }: MapOverlayProps): ReactNode {
  const { t } = useLingui()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [selected, select] = useState<number>()
  const [pointed, point] = useState<number>()
  const [shown, setShown] = useState(false)
  const [view, setView] = useState<'map' | 'list'>('map')
  const points = useMapSearch(criteria)
  const listed = useListedStays(criteria)

  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useFocusInside(dialog, selected)
  const clears = clearable(criteria, ownCriteria(base, currentHash()))

  const show = useCallback((stay: number) => {
    select(stay)
    setView('map')
  }, [])
  return (
    <dialog ref={dialog} className={css.overlay} aria-labelledby={title} onClose={onClose} data-view={view}>
      <OverlayHead
        titleId={title}
        base={base}
        criteria={criteria}
        count={points.data?.length}
        place={listed.details?.destination}
        view={view}
        onView={setView}
        onClose={() => dialog.current?.close()}
      />
      <div className={css.list}>
        <StayList
          listed={listed}
          selected={selected}
          pointed={pointed}
          onSelect={shown ? show : undefined}
          onPoint={point}
          reset={clears && { to: () => clearSearch(base), clears }}
          hash={formatStayCriteria(stayCriteriaOf(criteria))}
          dated={isDated(criteria)}
        />
      </div>
      <ResultsCanvas
        base={base}
        criteria={criteria}
        points={points}
        offers={listed.offers}
        place={listed.place}
        selected={selected}
        onSelect={select}
        pointed={pointed}
        onPoint={point}
        onShown={setShown}
        instead={t`All the results are in the list.`}
      />
    </dialog>
  )
}
