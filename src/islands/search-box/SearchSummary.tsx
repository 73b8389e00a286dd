import { useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { isDated } from '../../domain/search/flexibility.ts'
import { formatDateRange } from '../../ui/format/date.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { searchIcon } from '../../ui/icon/paths.ts'
import { useFlexibilityLabel } from '../../ui/results/use-flexibility-label.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useGuestLabels } from '../controls/guests/use-guest-labels.ts'
import css from './SearchSummary.module.css'
import type { SearchDraft } from './use-search-draft.ts'

/** On narrow screens. `stuck`: its sticky copy after scrolling. */
export function SearchSummary({
  ref,
  ...rest
}: {
  ref: Ref<HTMLButtonElement>
  draft: SearchDraft
  theme: string | undefined
  stuck?: boolean
  onOpen: () => void
}): ReactNode {
  const { t } = useLingui()
  const { market, flow } = useSite()
  const guestLabels = useGuestLabels()
  const { text, dates, flexibility, guests } = rest.draft
  const flexibilityLabel = useFlexibilityLabel()
  const range = dates && formatDateRange(dates.checkin, dates.checkout, market)
  const known = isDated(rest.draft) && [range, flexibility && flexibilityLabel(flexibility)].filter(Boolean).join(' ')
  const when = known || (rest.draft.flexible ? t`Flexible dates` : t`Any dates`)
  const details = [flow === 'booking' ? when : undefined, rest.theme, guestLabels.guests(guests)]
  return (
    <button
      ref={ref}
      type="button"
      className={rest.stuck ? `${css.summary} ${css.stuck}` : css.summary}
      aria-haspopup="dialog"
      data-live=""
      data-by-scroll={rest.stuck ? '' : undefined}
      onClick={rest.onOpen}
    >
      <Icon path={searchIcon} />
      <span className={css.lines}>
        <b>{text || t`Where to?`}</b>
        <small>{details.filter(Boolean).join(' · ')}</small>
      </span>
    </button>
  )
}
