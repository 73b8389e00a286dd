import type { Flow } from '../../contract/cms/flow.ts'
import type { DatesPrompt } from '../../contract/cms/settings.ts'
import type { GeoSuggestion } from '../../contract/geo.ts'
import { promptsForDates } from '../../domain/calendar/dates-prompt.ts'
import type { Around } from '../../domain/search/around.ts'
import { formatSearchCriteria } from '../../domain/search/hash.ts'
import { type Flexibility, isDated, searchedDates } from '../../domain/search/flexibility.ts'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import { noCriteria, type SearchCriteria } from '../../domain/search/criteria.ts'
import { type Guests, guestsInFlow } from '../../domain/guests/guests.ts'

/** Absent keys are unchanged. */
export interface Draft {
  /** Another hash (Back, a filter, a link) discards the draft. */
  readonly hash: string
  readonly text?: string
  /** Undefined once the text is edited. */
  readonly place?: GeoSuggestion | Around | undefined
  readonly when?: Pick<SearchCriteria, 'dates' | 'flexibility'>
  readonly guests?: Guests
  /** null: none. */
  readonly theme?: number | null
  readonly flexible?: true
  /** Text that matched no place. */
  readonly unknown?: string
  /** Search was pressed without dates. */
  readonly datesNeeded?: boolean
}

export type DraftChange =
  | { readonly kind: 'text'; readonly text: string }
  /** `text` describes a search around a point. */
  | { readonly kind: 'place'; readonly place: GeoSuggestion | Around; readonly text: string }
  | {
      readonly kind: 'search'
      readonly place: GeoSuggestion
      readonly dates: StayDates | undefined
      readonly flexibility?: Flexibility | undefined
      readonly guests: Guests
    }
  | { readonly kind: 'dates'; readonly dates: StayDates | undefined; readonly flexibility?: Flexibility | undefined }
  | { readonly kind: 'flexible' }
  | { readonly kind: 'datesNeeded'; readonly needed: boolean }
  | { readonly kind: 'guests'; readonly guests: Guests }
  | { readonly kind: 'theme'; readonly theme: number | undefined }
  | { readonly kind: 'unknown'; readonly text: string }

/** Empty at another hash. */
export function draftAt(draft: Draft, hash: string): Draft {
  return draft.hash === hash ? draft : { hash }
}

export function changeDraft(draft: Draft, { hash, change }: { readonly hash: string; readonly change: DraftChange }): Draft {
  return { ...draftAt(draft, hash), ...patchOf(change) }
}

function patchOf(change: DraftChange): Omit<Draft, 'hash'> {
  switch (change.kind) {
    case 'text':
      return { text: change.text, place: undefined, unknown: '' }
    case 'place':
      return { text: change.text, place: change.place, unknown: '' }
    case 'search': {
      const { place, guests } = change
      return { text: place.label, place, unknown: '', when: whenOf(change), guests }
    }
    case 'dates':
      return { when: whenOf(change) }
    case 'flexible':
      return { when: whenOf({ dates: undefined }), flexible: true, datesNeeded: false }
    case 'datesNeeded':
      return { datesNeeded: change.needed }
    case 'guests':
      return { guests: change.guests }
    case 'theme':
      return { theme: change.theme ?? null }
    case 'unknown':
      return { unknown: change.text }
  }
}

const whenOf = ({ dates, flexibility }: { dates: StayDates | undefined; flexibility?: Flexibility | undefined }) => ({ dates, flexibility })

/** The visitor's changes, else the address's values. */
export interface SearchFieldValues {
  readonly text: string
  readonly dates: StayDates | undefined
  readonly flexibility: Flexibility | undefined
  readonly guests: Guests
  readonly theme: number | undefined
  /** Search does not require dates again. */
  readonly flexible: boolean
  readonly datesNeeded: boolean
  /** Text that matched no place. */
  readonly unknown: string | undefined
}

const anyDates = { dates: undefined, flexibility: undefined }

/** No dates for gifts and activities, two adults for a gift. `destination`: text of the place. */
export function fieldValues(draft: Draft, criteria: SearchCriteria, destination: string, flow: Flow): SearchFieldValues {
  const { dates, flexibility } = flow === 'booking' ? (draft.when ?? criteria) : anyDates
  return {
    text: draft.text ?? destination,
    dates,
    flexibility,
    guests: guestsInFlow(draft.guests ?? criteria.guests, flow),
    theme: draft.theme === undefined ? criteria.theme : (draft.theme ?? undefined),
    flexible: draft.flexible === true && !isDated({ dates, flexibility }),
    datesNeeded: draft.datesNeeded === true,
    unknown: draft.unknown,
  }
}

export type Submission =
  | { readonly kind: 'datesNeeded' }
  | { readonly kind: 'text'; readonly text: string }
  /** `undefined` leaves the place unchanged, `null` removes it. */
  | { readonly kind: 'destination'; readonly destination: GeoSuggestion | Around | null | undefined }

export function submissionOf(draft: Draft, values: SearchFieldValues, prompt: DatesPrompt, flow: Flow): Submission {
  if (flow !== 'gifting' && !isDated(values) && promptsForDates(prompt, draft.flexible === true)) return { kind: 'datesNeeded' }
  const text = draft.text?.trim()
  if (draft.place) return { kind: 'destination', destination: draft.place }
  return text ? { kind: 'text', text } : { kind: 'destination', destination: text === undefined ? undefined : null }
}

/** Target of the form without scripts, too. */
export function serverAddress(
  action: string,
  text: string,
  { dates, flexibility, guests, theme }: Pick<SearchCriteria, 'dates' | 'flexibility' | 'guests' | 'theme'>,
  flow: Flow,
): string {
  const name = new URLSearchParams({ ...(text && { q: text }), ...(flow === 'gifting' && { flow }) }).toString()
  const query = [name, formatSearchCriteria({ ...noCriteria, ...searchedDates({ dates, flexibility }), guests, theme })]
    .filter(Boolean)
    .join('&')
  return query ? `${action}?${query}` : action
}
