import { useState } from 'react'
import type { GeoSuggestion } from '../../contract/geo.ts'
import { acceptDates } from '../../domain/criteria/accept-dates.ts'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import { type Guests, guestsInFlow } from '../../domain/guests/guests.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { criteriaInForce } from '../results/search-base.ts'
import { search } from '../results/search-url.ts'
import { currentHash, useHash } from '../url-state.ts'
import type { SearchBoxProps } from './props.ts'
import { hashOfStep, searchStep, type Wanted } from './search-step.ts'
import { rememberLabel, suggest } from './places.ts'
import { useDestinationLabel } from './use-destination-label.ts'

/** What the visitor changed since the last search: absent is unchanged. */
interface Draft {
  /** The search it started from; another one (Back, a filter, a link) discards it. */
  readonly hash: string
  readonly text?: string
  readonly place?: GeoSuggestion | undefined
  readonly dates?: { readonly chosen: StayDates | undefined }
  readonly guests?: Guests
  /** The text that names no place. */
  readonly unknown?: string
}

/** The fields of the search box, filled from the address until the visitor changes them, and the search itself. */
export interface SearchDraft {
  readonly text: string
  readonly dates: StayDates | undefined
  readonly guests: Guests
  /** The text that was searched for and is no place. */
  readonly unknown: string | undefined
  readonly typeText: (text: string) => void
  readonly choosePlace: (place: GeoSuggestion) => void
  readonly chooseDates: (dates: StayDates | undefined) => void
  readonly chooseGuests: (guests: Guests) => void
  /** Goes to the results; false when the text names no place. */
  readonly submit: () => Promise<boolean>
}

export function useSearchDraft(props: SearchBoxProps): SearchDraft {
  const { market, flow } = useSite()
  const { locale } = market
  const hash = useHash()
  const [kept, setKept] = useState<Draft>({ hash: '' })
  const draft: Draft = kept.hash === hash ? kept : { hash }
  const change = (patch: Partial<Draft>) => setKept({ ...draft, ...patch })

  const criteria = acceptDates(criteriaInForce(props, hash, props.today), props.today, props.hour)
  const label = useDestinationLabel(criteria.destination, props.path.destination, locale)
  const dates = flow === 'gifting' ? undefined : draft.dates ? draft.dates.chosen : criteria.dates
  const guests = guestsInFlow(draft.guests ?? criteria.guests, flow)

  const go = (destination: Wanted['destination']) => {
    if (destination) rememberLabel({ kind: destination.kind, id: destination.value }, destination.label)
    const { pathname } = location
    const step = searchStep(props, props.action, pathname, currentHash(), { destination, dates, guests })
    if (step.path === pathname) return search(props, step.patch)
    const ownHash = hashOfStep(props, props.action, pathname, currentHash(), step)
    location.assign(`${step.path}${flow === 'gifting' ? '?flow=gifting' : ''}${ownHash && `#${ownHash}`}`)
  }
  const submit = async () => {
    const text = draft.text?.trim()
    if (text === undefined) go(undefined)
    else if (text === '') go(null)
    else if (draft.place) go(draft.place)
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
    text: draft.text ?? label,
    dates,
    guests,
    unknown: draft.unknown,
    typeText: (text) => setKept({ ...draft, text, place: undefined, unknown: '' }),
    choosePlace: (place) => change({ place, text: place.label, unknown: '' }),
    chooseDates: (chosen) => change({ dates: { chosen } }),
    chooseGuests: (chosen) => change({ guests: chosen }),
    submit,
  }
}
