import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { SearchBase } from '../../contract/search-base.ts'
import { clearable } from '../../domain/fallback/results-message.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { appliedFilterCount } from '../../domain/search/filter-counts.ts'
import { isDated } from '../../domain/search/flexibility.ts'
import { placeSearched } from '../../domain/search/place-searched.ts'
import { ownCriteria } from '../../domain/search/search-base.ts'
import { formatStayCriteria, stayCriteriaOf } from '../../domain/stay/hash.ts'
import { Button } from '../../ui/button/Button.tsx'
import { formatDateRange } from '../../ui/format/date.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ResultsHeading } from '../../ui/results/ResultsHeading.tsx'
import { usePlaceLabel } from '../../ui/results/use-place-label.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useGuestLabels } from '../controls/guests/use-guest-labels.ts'
import { currentHash } from '../runtime/address.ts'
import { pressTool } from '../search-page/press-tool.ts'
import { clearSearch } from '../search-page/show-search.ts'
import css from './MapOverlay.module.css'
import { ResultsCanvas } from './ResultsCanvas.tsx'
import { StayList, useListedStays } from './StayList.tsx'
import { useMapSearch } from './map-queries.ts'

interface MapOverlayProps {
  readonly base: SearchBase
  readonly criteria: SearchCriteria
  readonly onClose: () => void
}

export function MapOverlay({ base, criteria, onClose }: MapOverlayProps): ReactNode {
  const { t } = useLingui()
  const { flow } = useSite()
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
  const clears = clearable(criteria, flow, ownCriteria(base, currentHash()))

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

interface OverlayHeadProps {
  readonly titleId: string
  readonly base: SearchBase
  readonly criteria: SearchCriteria
  readonly count: number | undefined
  /** Name of the searched place, from the response. */
  readonly place: string | undefined
  readonly view: 'map' | 'list'
  readonly onView: (view: 'map' | 'list') => void
  readonly onClose: () => void
}

function OverlayHead({ titleId, base, criteria, count, place, view, onView, onClose }: OverlayHeadProps): ReactNode {
  const { t } = useLingui()
  const { flow, market, today } = useSite()
  const placeLabel = usePlaceLabel()
  const guestLabels = useGuestLabels()
  const { dates, guests, theme } = criteria
  const when = dates ? formatDateRange(dates.checkin, dates.checkout, market, today) : t`Any dates`
  const themeLabel = theme !== undefined && theme === base.path.theme?.id ? base.path.theme.label : undefined
  const details = [flow === 'booking' ? when : undefined, themeLabel, guestLabels.guests(guests)]
  const filters = appliedFilterCount(criteria, flow)
  return (
    <header className={css.head}>
      <div id={titleId} className={css.title}>
        <span className="unseen">{t`Map`} </span>
        {count === undefined ? (
          <h2>{t`Map`}</h2>
        ) : (
          <ResultsHeading count={count} place={placeLabel(placeSearched(criteria, base.path.destination, place))} />
        )}
        <p className="muted">{details.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={css.buttons}>
        <Button look="second" small className={css.swap} onClick={() => onView(view === 'map' ? 'list' : 'map')}>
          {view === 'map' ? t`List` : t`Map`}
        </Button>
        <Button look="second" small aria-haspopup="dialog" onClick={() => pressTool('filter')}>
          <Icon name="filters" />
          {filters > 0 ? t`Filter (${filters})` : t`Filter`}
        </Button>
        <Button look="second" small aria-haspopup="dialog" onClick={() => pressTool('sort')}>
          <Icon name="sort" />
          {t`Sort`}
        </Button>
      </div>
      <button type="button" className={css.close} aria-label={t`Close the map`} onClick={onClose}>
        <Icon name="cross" />
      </button>
    </header>
  )
}

/**
 * When the focused element is removed, the focus goes to the closed card's entry in the list, to the button that swaps map and list, or to
 * the map.
 */
function useFocusInside(overlay: RefObject<HTMLDialogElement | null>, selected: number | undefined): void {
  const last = useRef(selected)
  // Checked after every render, since the DOM has no event for the removal of a focused element.
  useLayoutEffect(() => {
    last.current = selected ?? last.current
    const dialog = overlay.current
    const focused = document.activeElement
    if (!dialog?.open || (dialog.contains(focused) && focused?.checkVisibility({ visibilityProperty: true }))) return
    for (const place of [`[data-stay="${last.current}"] button`, ':scope > header button', 'canvas']) {
      const target = dialog.querySelector<HTMLElement>(place)
      if (target?.checkVisibility()) return target.focus()
    }
  })
}
