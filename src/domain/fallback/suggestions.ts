import { maxCountedSearches } from '../../contract/counts.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { addDays } from '../dates/days.ts'
import { acceptDates, type StayDates } from '../dates/stay-dates.ts'
import { type AppliedFilter, appliedFilters, clearedFilters } from '../filters/applied-filters.ts'
import { defaultGuests, inSingleRoom } from '../guests/guests.ts'
import { canHaveRooms } from '../guests/rooms.ts'
import type { SearchCriteria } from '../search/criteria.ts'
import { isDated } from '../search/flexibility.ts'
import type { SearchFlow } from '../sort/sort.ts'
import { expansionOf, type KnownPlace, placeOf, type SearchedPlace } from './expanded-destination.ts'
import { type SearchAddress, searchAddressOf } from './search-address.ts'

type Relaxed =
  | { readonly kind: 'filter'; readonly filter: AppliedFilter }
  | { readonly kind: 'filters' }
  | { readonly kind: 'shift'; readonly dates: StayDates }
  | { readonly kind: 'nearDates'; readonly days: number }
  | { readonly kind: 'dates' }
  | { readonly kind: 'rooms'; readonly rooms: number }
  | { readonly kind: 'participants'; readonly adults: number }
  | { readonly kind: 'theme' }
  /** `radius` is in kilometres, for a search around coordinates. */
  | { readonly kind: 'around'; readonly label: string | undefined; readonly radius?: number | undefined }
  | { readonly kind: 'place'; readonly place: KnownPlace }
  | { readonly kind: 'everywhere' }

/** A combination has at most one step of each. */
type Dimension = 'filters' | 'dates' | 'guests' | 'theme' | 'place'

export type RelaxedStep = Relaxed & { readonly dimension: Dimension }

export interface RelaxedSearch {
  readonly steps: readonly RelaxedStep[]
  readonly criteria: SearchCriteria
  readonly address: SearchAddress
}

interface Change extends Pick<RelaxedSearch, 'criteria'> {
  readonly step: RelaxedStep
  readonly place?: KnownPlace | undefined
}

export interface RelaxationInput {
  readonly criteria: SearchCriteria
  readonly details: SearchedPlace
  /** `today` and `hour` are the market's. */
  readonly today: IsoDate
  readonly hour: number
  readonly flow: SearchFlow
}

const shiftedDays = [-1, 1, -2, 2] as const
const mostDaysAround = 3
const maxFilters = 5
const roomNumbers = [2, 3, 4] as const

const filterChanges = ({ criteria, flow }: RelaxationInput): Change[] => {
  const applied = appliedFilters(criteria, flow).slice(0, maxFilters)
  if (applied.length === 0) return []
  const all: Change = { step: { dimension: 'filters', kind: 'filters' }, criteria: { ...criteria, filters: clearedFilters(criteria) } }
  if (applied.length === 1) return [all]
  const each = applied.map(
    (filter): Change => ({
      step: { dimension: 'filters', kind: 'filter', filter },
      criteria: { ...criteria, filters: filter.without },
    }),
  )
  return [...each, all]
}

const dateChanges = ({ criteria, today, hour, flow }: RelaxationInput): Change[] => {
  const { dates, flexibility } = criteria
  if (flow === 'gifting' || !isDated(criteria)) return []
  const anyDates: Change = {
    step: { dimension: 'dates', kind: 'dates' },
    criteria: { ...criteria, dates: undefined, flexibility: undefined },
  }
  if (!dates || flexibility) return [anyDates]
  const shifts = shiftedDays.map((days) => ({ checkin: addDays(dates.checkin, days), checkout: addDays(dates.checkout, days) }))
  return [
    ...shifts
      .filter((shifted) => acceptDates({ dates: shifted }, today, hour).dates)
      .map(
        (shifted): Change => ({ step: { dimension: 'dates', kind: 'shift', dates: shifted }, criteria: { ...criteria, dates: shifted } }),
      ),
    {
      step: { dimension: 'dates', kind: 'nearDates', days: mostDaysAround },
      criteria: { ...criteria, flexibility: { kind: 'around', days: mostDaysAround } },
    },
    anyDates,
  ]
}

const guestChanges = ({ criteria, flow }: RelaxationInput): Change[] => {
  if (flow === 'activity') return participantChanges(criteria)
  if (flow === 'gifting' || !inSingleRoom(criteria.guests)) return []
  return roomNumbers
    .filter((rooms) => rooms > (criteria.rooms ?? 1) && canHaveRooms(criteria.guests, rooms))
    .map((rooms): Change => ({ step: { dimension: 'guests', kind: 'rooms', rooms }, criteria: { ...criteria, rooms } }))
}

/** Nearly every activity takes two. */
const participantChanges = (criteria: SearchCriteria): Change[] => {
  const { adults } = defaultGuests
  if (criteria.guests.adults <= adults) return []
  return [{ step: { dimension: 'guests', kind: 'participants', adults }, criteria: { ...criteria, guests: defaultGuests } }]
}

const themeChanges = ({ criteria }: RelaxationInput): Change[] =>
  criteria.theme === undefined ? [] : [{ step: { dimension: 'theme', kind: 'theme' }, criteria: { ...criteria, theme: undefined } }]

const placeChanges = ({ criteria, details }: RelaxationInput): Change[] => {
  const { destination, point, filters } = criteria
  if (!destination && !point) return []
  const own = placeOf(criteria, details)
  const expansion = expansionOf(criteria, details)
  const unbounded = { ...criteria, point: undefined, filters: { ...filters, distance: undefined } }
  const grown: Change[] = !expansion
    ? []
    : expansion.how === 'around'
      ? [
          {
            step: { dimension: 'place', kind: 'around', label: own?.label ?? details.destination, radius: expansion.radius },
            criteria: { ...criteria, ...expansion.criteria },
            place: own,
          },
        ]
      : inPlace(expansion.place, unbounded)
  const country = details.locationHierarchy?.find(({ type }) => type === 'country')
  const isKnown = country === undefined || destination?.kind === 'country' || expansion?.place?.id === country.id
  return [
    ...grown,
    ...(isKnown ? [] : inPlace(country, unbounded)),
    { step: { dimension: 'place', kind: 'everywhere' }, criteria: { ...unbounded, destination: undefined } },
  ]
}

function inPlace(place: KnownPlace | undefined, criteria: SearchCriteria): Change[] {
  const kind = place?.type
  if (!place || (kind !== 'region' && kind !== 'country')) return []
  return [{ step: { dimension: 'place', kind: 'place', place }, criteria: { ...criteria, destination: { kind, id: place.id } }, place }]
}

/** The smallest change for a visitor comes first. */
const changesByDimension = [filterChanges, dateChanges, guestChanges, themeChanges, placeChanges] as const

/** Only the widest changes of filters and dates are combined. */
const isCombined = ({ kind }: RelaxedStep): boolean => kind !== 'filter' && kind !== 'shift' && kind !== 'nearDates'

/** Returns each step alone, then two of different dimensions, and no more than one call can count. */
export function relaxedSearches(input: RelaxationInput): readonly RelaxedSearch[] {
  const own = placeOf(input.criteria, input.details)
  const search = (steps: readonly RelaxedStep[], { criteria, place }: Omit<Change, 'step'>): RelaxedSearch => ({
    steps,
    criteria,
    address: searchAddressOf(criteria, place ?? own),
  })
  const alone = changesByDimension.flatMap((changes) => changes(input))
  const pairs = changesByDimension.flatMap((changes, at) =>
    changes(input)
      .filter(({ step }) => isCombined(step))
      .flatMap((first) =>
        changesByDimension
          .slice(at + 1)
          .flatMap((others) => others({ ...input, criteria: first.criteria }))
          .filter(({ step }) => isCombined(step))
          .map((second) => search([first.step, second.step], second)),
      ),
  )
  return [...alone.map((change) => search([change.step], change)), ...pairs].slice(0, maxCountedSearches)
}

const maxSuggestions = 5

export interface Suggestion extends RelaxedSearch {
  readonly count: number
}

const dimensionsOf = ({ steps }: RelaxedSearch): string[] => steps.map(({ dimension }) => dimension)

/** Of filters or shifts of dates, the one with most results is suggested. */
const isRivalBetter = (one: Suggestion, rival: Suggestion): boolean => {
  const kinds = ({ steps }: RelaxedSearch) => steps.map(({ kind }) => kind).join()
  return kinds(one) === kinds(rival) && /^(shift|filter)$/.test(kinds(one)) && rival.count > one.count
}

/**
 * Omits searches that relax another's steps and more. One for each combination of dimensions; beside a single filter or shift also the
 * whole dimension.
 */
export function suggestionsOf(searches: readonly RelaxedSearch[], counts: readonly number[]): readonly Suggestion[] {
  const found = searches.map((search, at) => ({ ...search, count: counts[at] ?? 0 })).filter(({ count }) => count > 0)
  const isMinimal = (one: Suggestion) => {
    const own = dimensionsOf(one)
    return !found.some((other) => other.steps.length < own.length && dimensionsOf(other).every((dimension) => own.includes(dimension)))
  }
  const slots = new Map<string, Suggestion>()
  for (const each of found.filter(isMinimal)) {
    const [only] = each.steps
    const narrow = each.steps.length === 1 && (only?.kind === 'filter' || only?.kind === 'shift')
    const slot = `${dimensionsOf(each).join()}${narrow ? ' narrow' : ''}`
    const rival = slots.get(slot)
    if (!rival || isRivalBetter(rival, each)) slots.set(slot, each)
  }
  return [...slots.values()].slice(0, maxSuggestions)
}
