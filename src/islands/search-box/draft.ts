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

/** What the visitor has changed in the form. A key that is absent has the address's value. */
export interface Draft {
  /** The hash that the draft began with: another one, by Back, a filter or a link, discards it. */
  readonly hash: string
  readonly text?: string
  /** The place that was chosen. Undefined once its text is edited. */
  readonly place?: GeoSuggestion | Around | undefined
  readonly when?: Pick<SearchCriteria, 'dates' | 'flexibility'>
  readonly guests?: Guests
  /** null removes the theme of the address. */
  readonly theme?: number | null
  readonly flexible?: true
  /** Text that matched no place. */
  readonly unknown?: string
  /** Set after Search was pressed without the dates that content insists on. */
  readonly datesNeeded?: boolean
}

export type DraftChange =
  | { readonly kind: 'text'; readonly text: string }
  /** A search around a point has no label of its own, so `text` describes it. */
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

/** The draft, or an empty one if it began with another hash. */
export function draftAt(draft: Draft, hash: string): Draft {
  return draft.hash === hash ? draft : { hash }
}

/** A change of the draft that began with `hash`. `next` is the hash that the change itself leads to, and that the draft goes on with. */
interface ChangeAt {
  readonly hash: string
  readonly change: DraftChange
  readonly next?: string
}

export function changeDraft(draft: Draft, { hash, change, next = hash }: ChangeAt): Draft {
  return { ...draftAt(draft, hash), ...patchOf(change), hash: next }
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

/** What the fields show: the visitor's changes, else the address's values. */
export interface SearchFieldValues {
  readonly text: string
  readonly dates: StayDates | undefined
  readonly flexibility: Flexibility | undefined
  readonly guests: Guests
  readonly theme: number | undefined
  /** The visitor has said that their dates are flexible: Search does not require them again. */
  readonly flexible: boolean
  readonly datesNeeded: boolean
  readonly unknown: string | undefined
}

const anyDates = { dates: undefined, flexibility: undefined }

/** Outside the booking flow there are no dates. `destination` is the name of the address's place. */
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
  /** Undefined leaves the address's place, and null removes it. */
  | { readonly kind: 'destination'; readonly destination: GeoSuggestion | Around | null | undefined }

export function submissionOf(draft: Draft, values: SearchFieldValues, prompt: DatesPrompt, flow: Flow): Submission {
  if (flow !== 'gifting' && !isDated(values) && promptsForDates(prompt, draft.flexible === true)) return { kind: 'datesNeeded' }
  const text = draft.text?.trim()
  if (draft.place) return { kind: 'destination', destination: draft.place }
  return text ? { kind: 'text', text } : { kind: 'destination', destination: text === undefined ? undefined : null }
}

/** The address that the form itself leads to without scripts, where the server looks the text up. */
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
