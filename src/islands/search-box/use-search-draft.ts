import { useState } from 'react'
import type { GeoSuggestion } from '../../contract/geo.ts'
import { asksForDates } from '../../domain/calendar/dates-prompt.ts'
import { acceptDates } from '../../domain/criteria/accept-dates.ts'
import { type Around, aroundOf, pointKey } from '../../domain/criteria/around.ts'
import type { DestinationRef, StayDates } from '../../domain/criteria/search-criteria.ts'
import { type Guests, guestsInFlow } from '../../domain/guests/guests.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { criteriaInForce } from '../results/search-base.ts'
import { search } from '../results/search-url.ts'
import { currentHash, useHash } from '../url-state.ts'
import { aroundName, rememberAround } from './around-names.ts'
import { rememberLabel, suggest } from './places.ts'
import type { SearchBoxProps } from './props.ts'
import { type RecentSearch, rememberSearch } from './recent-searches.ts'
import { hashOfStep, searchStep, type Wanted } from './search-step.ts'
import { useAroundWords } from './use-around-words.ts'
import { useDestinationLabel } from './use-destination-label.ts'

/** What the visitor changed since the last search: absent is unchanged. */
interface Draft {
  /** The search it started from; another one (Back, a filter, a link) discards it. */
  readonly hash: string
  readonly text?: string
  readonly place?: GeoSuggestion | Around | undefined
  readonly dates?: { readonly chosen: StayDates | undefined }
  readonly guests?: Guests
  readonly theme?: number | null
  readonly flexible?: true
  /** The text that names no place. */
  readonly unknown?: string
  /** Search was pressed without dates, and they are wanted. */
  readonly datesWanted?: boolean
}

/** The fields of the search box, filled from the address until the visitor changes them, and the search itself. */
export interface SearchDraft {
  readonly text: string
  /** The place that is searched, where its name is not known: `text` says nothing of it. */
  readonly unnamed: DestinationRef | undefined
  readonly dates: StayDates | undefined
  readonly guests: Guests
  readonly theme: number | undefined
  /** Dates do not matter: Search does not ask for them again. */
  readonly flexible: boolean
  readonly datesWanted: boolean
  /** The text that was searched for and is no place. */
  readonly unknown: string | undefined
  readonly typeText: (text: string) => void
  readonly choosePlace: (place: GeoSuggestion) => void
  readonly chooseAround: (around: Around) => void
  readonly chooseRecent: (search: RecentSearch) => void
  /** Undefined clears them. */
  readonly chooseDates: (dates: StayDates | undefined) => void
  readonly chooseFlexible: () => void
  readonly leaveDates: () => void
  readonly chooseGuests: (guests: Guests) => void
  readonly chooseTheme: (theme: number | undefined) => void
  /** Goes to the results; false when the text names no place or dates are wanted. */
  readonly submit: () => Promise<boolean>
}

const visitStorage = () => sessionStorage

export function useSearchDraft(props: SearchBoxProps): SearchDraft {
  const { market, flow } = useSite()
  const { locale } = market
  const aroundWords = useAroundWords()
  const hash = useHash()
  const [kept, setKept] = useState<Draft>({ hash: '' })
  const draft: Draft = kept.hash === hash ? kept : { hash }
  const change = (patch: Partial<Draft>) => setKept((latest) => ({ ...(latest.hash === hash ? latest : { hash }), ...patch }))

  const criteria = acceptDates(criteriaInForce(props, hash, props.today), props.today, props.hour)
  const around = aroundOf(criteria)
  const label = useDestinationLabel(criteria.destination, props.path.destination, locale)
  const dates = flow !== 'booking' ? undefined : draft.dates ? draft.dates.chosen : criteria.dates
  const guests = guestsInFlow(draft.guests ?? criteria.guests, flow)

  /** What a search around a point is measured from: the page's own place, or one chosen during this visit, of which the server does not know. */
  const cityOf = (point: Around): string | undefined => {
    const own = props.path.destination
    if (own && pointKey({ latitude: own.point.lat, longitude: own.point.lng }) === pointKey(point)) return own.label
    return hash ? aroundName(visitStorage, locale, point) : undefined
  }

  const go = (destination: Wanted['destination']) => {
    if (destination && 'kind' in destination) {
      rememberLabel({ kind: destination.kind, id: destination.value }, destination.label)
      rememberSearch(visitStorage, locale, { place: destination, dates, guests })
    } else if (destination) rememberAround(visitStorage, locale, destination)
    const { pathname } = location
    // Activities have no page of their own for a place: its key says where.
    const wanted = flow === 'activity' && destination && 'kind' in destination ? { ...destination, uri: undefined } : destination
    const step = searchStep(props, props.action, pathname, currentHash(), { destination: wanted, theme: draft.theme, dates, guests })
    if (step.path === pathname) return search(props, step.patch)
    const ownHash = hashOfStep(props, props.action, pathname, currentHash(), step)
    location.assign(`${step.path}${flow === 'gifting' ? '?flow=gifting' : ''}${ownHash && `#${ownHash}`}`)
  }
  const submit = async () => {
    if (flow !== 'gifting' && !dates && asksForDates(props.datesPrompt, draft.flexible === true)) {
      change({ datesWanted: true })
      return false
    }
    const text = draft.text?.trim()
    if (draft.place) go(draft.place)
    else if (text === undefined) go(undefined)
    else if (text === '') go(null)
    else return submitText(text)
    return true
  }
  const submitText = async (text: string) => {
    try {
      const [place] = await suggest(text, locale)
      if (place) go(place)
      else change({ unknown: text })
      return place !== undefined
    } catch {
      // The server reads the text itself.
      location.assign(`${props.action}?${new URLSearchParams({ q: text, ...(flow === 'gifting' && { flow }) })}`)
      return true
    }
  }
  return {
    text: draft.text ?? (around ? aroundWords({ ...around, city: cityOf(around) }) : label),
    unnamed: label === '' ? criteria.destination : undefined,
    dates,
    guests,
    theme: draft.theme === undefined ? criteria.theme : (draft.theme ?? undefined),
    flexible: draft.flexible === true && !dates,
    datesWanted: draft.datesWanted === true,
    unknown: draft.unknown,
    typeText: (text) => change({ text, place: undefined, unknown: '' }),
    choosePlace: (place) => change({ place, text: place.label, unknown: '' }),
    chooseAround: (chosen) => change({ place: chosen, text: aroundWords(chosen), unknown: '' }),
    chooseRecent: ({ place, dates: before, guests: party }) =>
      change({ place, text: place.label, unknown: '', dates: { chosen: before }, guests: party }),
    chooseDates: (chosen) => change({ dates: { chosen } }),
    chooseFlexible: () => change({ dates: { chosen: undefined }, flexible: true, datesWanted: false }),
    leaveDates: () => change({ datesWanted: false }),
    chooseGuests: (chosen) => change({ guests: chosen }),
    chooseTheme: (chosen) => change({ theme: chosen ?? null }),
    submit,
  }
}
