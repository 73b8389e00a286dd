import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { isDated } from '../../domain/search/flexibility.ts'
import { hasSearchCriteria } from '../../domain/search/hash.ts'
import { formatDateRange, formatLongDate, formatMonth } from '../../ui/format/date.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useFlexibilityLabel } from '../../ui/results/use-flexibility-label.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useGuestLabels } from '../controls/guests/use-guest-labels.ts'
import { Panel } from '../controls/panel/Panel.tsx'
import { currentHash, subscribeToAddress } from '../runtime/address.ts'
import { onDemand } from '../runtime/on-demand.ts'
import { serverUrl } from '../search-page/search-url.ts'
import css from './SearchBox.module.css'
import { SearchFields } from './SearchFields.tsx'
import summaryCss from './SearchSummary.module.css'
import { withShownThemes } from './shown-themes.ts'
import { themeLabel } from './ThemeField.tsx'
import type { SearchBoxProps } from './props.ts'
import { type SearchDraft, useSearchDraft } from './use-search-draft.ts'

const useLookup = onDemand('DestinationName', () => import('./DestinationName.tsx'))

export const read = withShownThemes

/** Without scripts it is a GET form, whose keys are those of the hash. */
export default function SearchBox(props: SearchBoxProps): ReactNode {
  const { t } = useLingui()
  const { flow, market } = useSite()
  const draft = useSearchDraft(props)
  useServerOnFailure()
  const lookup = useLookup(draft.unnamed !== undefined)
  const summary = useRef<HTMLButtonElement>(null)
  const stuck = useRef<HTMLButtonElement>(null)
  const [opener, setOpener] = useState<typeof summary>()
  const theme = themeLabel(draft.theme, props.themes, props.path.theme)
  const title = {
    booking: t`I am looking for a weekend`,
    gifting: t`I am searching for a gift`,
    activity: t`I am looking for an activity`,
  }[flow]

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await draft.submit()) setOpener(undefined)
  }
  return (
    <search className={props.compact ? `${css.box} ${css.compact}` : css.box} aria-label={title}>
      <SearchSummary ref={summary} draft={draft} theme={theme} onOpen={() => setOpener(summary)} />
      {props.compact && <SearchSummary ref={stuck} stuck draft={draft} theme={theme} onOpen={() => setOpener(stuck)} />}
      <form className={css.form} action={props.action} onSubmit={submit}>
        <SearchFields {...props} draft={draft} active={opener === undefined} served />
      </form>
      {flow === 'booking' && draft.missed && (
        <p className={css.missed} role="status">
          {draft.missed.length > 7
            ? t`An arrival on ${formatLongDate(draft.missed, market)} can no longer be booked. Please choose other dates.`
            : t`An arrival in ${formatMonth(`${draft.missed}-01`, market)} can no longer be booked. Please choose other dates.`}
        </p>
      )}
      {draft.unnamed && lookup && <lookup.DestinationName {...draft.unnamed} onName={draft.onName} />}
      <Panel open={opener !== undefined} onClose={() => setOpener(undefined)} title={title} source={opener ?? summary} form="drawer">
        <form className={css.modal} action={props.action} onSubmit={submit}>
          <SearchFields {...props} draft={draft} active />
        </form>
      </Panel>
    </search>
  )
}

/** What is searched for, as the button that opens the form on narrow screens. `stuck` is the copy that comes down after scrolling. */
function SearchSummary({
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
  const { market, flow, today } = useSite()
  const guestLabels = useGuestLabels()
  const { text, dates, flexibility, guests } = rest.draft
  const flexibilityLabel = useFlexibilityLabel()
  const range = dates && formatDateRange(dates.checkin, dates.checkout, market, today)
  const known = isDated(rest.draft) && [range, flexibility && flexibilityLabel(flexibility)].filter(Boolean).join(' ')
  const when = known || (rest.draft.flexible ? t`Flexible dates` : t`Any dates`)
  const details = [flow === 'booking' ? when : undefined, rest.theme, guestLabels.guests(guests)]
  return (
    <button
      ref={ref}
      type="button"
      className={rest.stuck ? `${summaryCss.summary} ${summaryCss.stuck}` : summaryCss.summary}
      aria-haspopup="dialog"
      data-live=""
      data-by-scroll={rest.stuck ? '' : undefined}
      onClick={rest.onOpen}
    >
      <Icon name="search" />
      <span className={summaryCss.lines}>
        <b>{text || t`Where to?`}</b>
        <small>{details.filter(Boolean).join(' · ')}</small>
      </span>
    </button>
  )
}

/** When the island of the results fails, as after a deployment that removed its file, the server renders them: it reads the query. */
function useServerOnFailure(): void {
  useEffect(() => {
    const check = () => {
      const hash = currentHash()
      if (!hasSearchCriteria(hash) || !document.querySelector('travel-island[data-takeover][data-failed]')) return
      // Offline a reload would lose the page.
      if (navigator.onLine) location.replace(serverUrl(new URL(location.href), hash))
    }
    const failures = new MutationObserver(check)
    // The results may still be streaming, so their island may not exist yet.
    failures.observe(document.body, { subtree: true, attributeFilter: ['data-failed'] })
    const stop = subscribeToAddress(check)
    addEventListener('online', check)
    check()
    return () => {
      removeEventListener('online', check)
      failures.disconnect()
      stop()
    }
  }, [])
}
