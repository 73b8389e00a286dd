import { useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { dateRange } from '../../ui/format/date.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { search } from '../../ui/icon/paths.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useGuestWords } from '../parts/guests/use-guest-words.ts'
import css from './SearchSummary.module.css'
import type { SearchDraft } from './use-search-draft.ts'

/** The search in two lines, for narrow screens: opens the full-screen form. `stuck` is its copy that comes down after scrolling. */
export function SearchSummary({
  ref,
  ...it
}: {
  ref: Ref<HTMLButtonElement>
  draft: SearchDraft
  theme: string | undefined
  stuck?: boolean
  onOpen: () => void
}): ReactNode {
  const { t } = useLingui()
  const { market, flow } = useSite()
  const guestWords = useGuestWords()
  const { text, dates, guests } = it.draft
  const when = dates ? dateRange(dates.checkin, dates.checkout, market) : it.draft.flexible ? t`Flexible dates` : t`Any dates`
  const details = [flow === 'booking' ? when : undefined, it.theme, guestWords.party(guests)]
  return (
    <button
      ref={ref}
      type="button"
      className={it.stuck ? `${css.summary} ${css.stuck}` : css.summary}
      aria-haspopup="dialog"
      data-live=""
      data-by-scroll={it.stuck ? '' : undefined}
      onClick={it.onOpen}
    >
      <Icon of={search} />
      <span className={css.lines}>
        <b>{text || t`Where to?`}</b>
        <small>{details.filter(Boolean).join(' · ')}</small>
      </span>
    </button>
  )
}
