import type { UseQueryResult } from '@tanstack/react-query'
import { mapSearchKey } from '../../stored/keys.ts'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import type { SearchBase } from '../../contract/search-base.ts'
import { inThisArea } from '../../domain/map/area-search.ts'
import type { Bounds } from '../../domain/map/map-view.ts'
import { type PlaceOnMap, viewOfSearch } from '../../domain/map/view-of-search.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { formatStayCriteria, stayCriteriaOf } from '../../domain/stay/hash.ts'
import { stored } from '../../stored/entries.ts'
import { Button } from '../../ui/button/Button.tsx'
import { MapCanvas } from '../controls/map/MapCanvas.tsx'
import type { StayPoint } from '../controls/map/stay-point.ts'
import { useFailure } from '../queries/use-failure.ts'
import { navigateToSearch } from '../search-page/show-search.ts'
import css from './ResultsCanvas.module.css'
import { SelectedStay } from './SelectedStay.tsx'

/** "on" while moving the map searches in the area that it shows. */
const following = stored(mapSearchKey)

/** The map must rest this long, so that a drag makes one search. */
const restMs = 500

interface ResultsCanvasProps {
  readonly base: SearchBase
  readonly criteria: SearchCriteria
  readonly points: UseQueryResult<readonly StayPoint[]>
  readonly offers: readonly OfferCard[]
  readonly place: Omit<PlaceOnMap, 'path'>
  readonly selected: number | undefined
  readonly onSelect: (stay: number | undefined) => void
  readonly pointed: number | undefined
  readonly onPoint: (stay: number | undefined) => void
  readonly onShown?: (shown: boolean) => void
  readonly instead: string
  readonly children?: ReactNode
}

export function ResultsCanvas(props: ResultsCanvasProps): ReactNode {
  const { t } = useLingui()
  const { base, criteria, points, onSelect } = props
  const failure = useFailure(points)
  const [attempt, setAttempt] = useState(0)
  const [area, setArea] = useState<Bounds>()
  const follows = useSyncExternalStore(following.subscribe, following.read) === 'on'
  const hash = formatStayCriteria(stayCriteriaOf(criteria))

  const searchHere = (bounds: Bounds) => {
    setArea(undefined)
    onSelect(undefined)
    const { destination, point, filters } = inThisArea(criteria, bounds)
    // Areas searched one after the other share a history entry, so that Back leaves them all.
    navigateToSearch(base, { destination, point, filters }, { replaces: !criteria.destination && criteria.point !== undefined })
  }
  useEffect(() => {
    if (!follows || !area) return
    const timer = setTimeout(() => searchHere(area), restMs)
    return () => clearTimeout(timer)
  })
  return (
    <MapCanvas
      key={attempt}
      title={t`Map of the results`}
      instead={props.instead}
      {...(props.onShown && { onShown: props.onShown })}
      onRetry={() => setAttempt(attempt + 1)}
      points={points.data ?? none}
      selected={props.selected}
      pointed={props.pointed}
      onSelect={onSelect}
      onPoint={props.onPoint}
      view={viewOfSearch(criteria, { path: base.path.destination, ...props.place })}
      cover={criteria.destination && !points.isPlaceholderData ? points.data : undefined}
      onMove={setArea}
    >
      <div className={css.over}>
        <label className={css.follow}>
          <input type="checkbox" checked={follows} onChange={({ target }) => following.write(target.checked ? 'on' : '')} />
          {t`Search as I move the map`}
        </label>
        {((area && !follows) || points.isFetching || failure) && (
          <output>
            {points.isFetching ? (
              <span className={css.loading}>{t`Loading…`}</span>
            ) : failure ? (
              <Button look="light" small onClick={() => void points.refetch()}>
                {failure.sentence ?? t`The results could not be loaded. Try again`}
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
      </div>
      {props.children}
      <SelectedStay stay={props.selected} listed={props.offers} criteria={criteria} hash={hash} onClose={() => onSelect(undefined)} />
    </MapCanvas>
  )
}

const none: readonly StayPoint[] = []
