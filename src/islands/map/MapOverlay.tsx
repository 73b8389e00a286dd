import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { formatStayCriteria, stayCriteriaOf } from '../../domain/stay/hash.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { inThisArea } from '../../domain/map/area-search.ts'
import type { Bounds } from '../../domain/map/map-view.ts'
import { viewOfSearch } from '../../domain/map/view-of-search.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { crossIcon } from '../../ui/icon/paths.ts'
import { ResultsHeading } from '../../ui/results/ResultsHeading.tsx'
import type { SearchBase } from '../../contract/search-base.ts'
import { clearSearch, search } from '../search-page/search-url.ts'
import { MapCanvas } from '../controls/map/MapCanvas.tsx'
import css from './Map.module.css'
import { SelectedStay } from './SelectedStay.tsx'
import { StayList } from './StayList.tsx'
import type { StayPoint } from '../controls/map/stay-point.ts'
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
  const [attempt, setAttempt] = useState(0)
  const [area, setArea] = useState<Bounds>()
  const [view, setView] = useState<'map' | 'list'>('map')
  const points = useMapSearch(criteria, base.minisite)
  const listed = useListedStays(criteria, base.minisite)
  const hash = formatStayCriteria(stayCriteriaOf(criteria))

  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useFocusInside(dialog, selected)

  const show = useCallback((stay: number) => {
    select(stay)
    setView('map')
  }, [])
  const searchHere = (bounds: Bounds) => {
    setArea(undefined)
    select(undefined)
    const { destination, point: position, filters } = inThisArea(criteria, bounds)
    search(base, { destination, point: position, filters })
  }
  return (
    <dialog ref={dialog} className={css.overlay} aria-labelledby={title} onClose={onClose} data-view={view}>
      <header className={css.head}>
        <div id={title} className={css.title}>
          <span className="unseen">{t`Map`} </span>
          {points.data ? <ResultsHeading count={points.data.length} /> : <h2>{t`Map`}</h2>}
        </div>
        <Button look="second" small className={css.swap} onClick={() => setView(view === 'map' ? 'list' : 'map')}>
          {view === 'map' ? t`List` : t`Map`}
        </Button>
        <button type="button" className={css.close} aria-label={t`Close the map`} onClick={() => dialog.current?.close()}>
          <Icon path={crossIcon} />
        </button>
      </header>
      <div className={css.list}>
        <StayList
          listed={listed}
          selected={selected}
          pointed={pointed}
          onSelect={shown ? show : undefined}
          onPoint={point}
          onReset={() => clearSearch(base)}
          hash={hash}
          dated={criteria.dates !== undefined}
        />
      </div>
      <MapCanvas
        key={attempt}
        title={t`Map of the results`}
        instead={t`All the results are in the list.`}
        onShown={setShown}
        onRetry={() => setAttempt(attempt + 1)}
        points={points.data ?? none}
        selected={selected}
        pointed={pointed}
        onSelect={select}
        onPoint={point}
        view={viewOfSearch(criteria, { path: base.path.destination, ...listed.place })}
        onMove={setArea}
      >
        {(area || points.isFetching || points.isError) && (
          <output className={css.over}>
            {points.isFetching ? (
              <span className={css.said}>{t`Loading…`}</span>
            ) : points.isError ? (
              <Button look="light" small onClick={() => void points.refetch()}>
                {t`The results could not be loaded. Try again`}
              </Button>
            ) : (
              area && (
                <Button small onClick={() => searchHere(area)}>
                  {t`Search in this area`}
                </Button>
              )
            )}
          </output>
        )}
        <SelectedStay
          stay={selected}
          listed={listed.offers}
          search={{ minisite: base.minisite, giftNights: criteria.giftNights, dates: criteria.dates, guests: criteria.guests }}
          hash={hash}
          onClose={() => select(undefined)}
        />
      </MapCanvas>
    </dialog>
  )
}

const none: readonly StayPoint[] = []
