import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SearchBase } from '../../contract/search-base.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { appliedFilterCount } from '../../domain/search/filter-counts.ts'
import { placeSearched } from '../../domain/search/place-searched.ts'
import { Button } from '../../ui/button/Button.tsx'
import { formatDateRange } from '../../ui/format/date.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { crossIcon, filtersIcon, sortIcon } from '../../ui/icon/paths.ts'
import { ResultsHeading } from '../../ui/results/ResultsHeading.tsx'
import { usePlaceLabel } from '../../ui/results/use-place-label.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useGuestLabels } from '../controls/guests/use-guest-labels.ts'
import { pressTool } from '../search-page/press-tool.ts'
import css from './Map.module.css'

interface OverlayHeadProps {
  readonly titleId: string
  readonly base: SearchBase
  readonly criteria: SearchCriteria
  readonly count: number | undefined
  /** Name of the searched place. */
  readonly place: string | undefined
  readonly view: 'map' | 'list'
  readonly onView: (view: 'map' | 'list') => void
  readonly onClose: () => void
}

export function OverlayHead({ titleId, base, criteria, count, place, view, onView, onClose }: OverlayHeadProps): ReactNode {
  const { t } = useLingui()
  const { flow, market } = useSite()
  const placeLabel = usePlaceLabel()
  const guestLabels = useGuestLabels()
  const { dates, guests, theme } = criteria
  const when = dates ? formatDateRange(dates.checkin, dates.checkout, market) : t`Any dates`
  const themeLabel = theme !== undefined && theme === base.path.theme?.id ? base.path.theme.label : undefined
  const details = [flow === 'booking' ? when : undefined, themeLabel, guestLabels.guests(guests)]
  const filters = appliedFilterCount(criteria)
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
          <Icon path={filtersIcon} />
          {filters > 0 ? t`Filter (${filters})` : t`Filter`}
        </Button>
        <Button look="second" small aria-haspopup="dialog" onClick={() => pressTool('sort')}>
          <Icon path={sortIcon} />
          {t`Sort`}
        </Button>
      </div>
      <button type="button" className={css.close} aria-label={t`Close the map`} onClick={onClose}>
        <Icon path={crossIcon} />
      </button>
    </header>
  )
}
