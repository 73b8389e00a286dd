import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { stayCriteriaOf } from '../../domain/criteria/change-criteria.ts'
import { formatStayCriteria } from '../../domain/criteria/parse-stay.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { inThisArea } from '../../domain/map/area-search.ts'
import type { Bounds } from '../../domain/map/map-view.ts'
import { viewOfSearch } from '../../domain/map/view-of-search.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { cross } from '../../ui/icon/paths.ts'
import { ResultsHeading } from '../../ui/results/ResultsHeading.tsx'
import type { SearchBase } from '../results/search-base.ts'
import { clearSearch, search } from '../results/search-url.ts'
import { MapCanvas } from './MapCanvas.tsx'
import css from './Map.module.css'
import { SelectedStay } from './SelectedStay.tsx'
import { StayList } from './StayList.tsx'
import type { StayPoint } from './stay-point.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useListedStays } from './use-listed-stays.ts'
import { useMapSearch } from './use-map-search.ts'

/** The map of all results, with the same results as a list beside it: what a pin does, its line in the list does too. */
export function MapOverlay({ base, criteria, onClose }: { base: SearchBase; criteria: SearchCriteria; onClose: () => void }): ReactNode {
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
  useKeptFocus(dialog, selected)

  const show = useCallback((stay: number) => {
    select(stay)
    setView('map')
  }, [])
  const searchHere = (bounds: Bounds) => {
    setArea(undefined)
    select(undefined)
    const { destination, point, filters } = inThisArea(criteria, bounds)
    search(base, { destination, point, filters })
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
          <Icon of={cross} />
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
          search={{ minisite: base.minisite, giftNights: criteria.giftNights }}
          hash={hash}
          dated={criteria.dates !== undefined}
          onClose={() => select(undefined)}
        />
      </MapCanvas>
    </dialog>
  )
}

const none: readonly StayPoint[] = []
