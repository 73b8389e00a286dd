import type { Flow } from '../../contract/cms/flow.ts'
import { pageQueries } from '../queries/client.ts'
import { currentHash, leaveTo } from '../runtime/address.ts'
import { navigateToSearch, showSearch } from '../search-page/show-search.ts'
import { rememberAround, rememberSearch } from './visit-memory.ts'
import { type SearchFieldValues, serverAddress } from './draft.ts'
import { placeNameQuery, placesQuery } from './place-queries.ts'
import type { SearchBoxProps } from './props.ts'
import { namedPlace, themesNamed } from '../../domain/search/named-place.ts'
import { hasSearchCriteria } from '../../domain/search/hash.ts'
import { changedHash } from '../../domain/search/search-base.ts'
import { guestKeys } from '../../domain/address/dates-and-guests.ts'
import { hashOfStep, searchInForce, searchStep, type SearchedFields } from '../../domain/search/search-step.ts'

export interface SubmittedBox {
  readonly props: SearchBoxProps
  readonly locale: string
  readonly flow: Flow
  /** Set where places have no pages of their own. */
  readonly inPlace?: boolean | undefined
  readonly values: SearchFieldValues
  /** null removes the theme; undefined leaves the address's. */
  readonly theme: number | null | undefined
}

const visitStorage = () => sessionStorage

/** Searches within the page where its path stays the same, else loads the page of the destination. */
export function startSearch(
  { props, locale, flow, inPlace, values, theme }: SubmittedBox,
  destination: SearchedFields['destination'],
): void {
  const { dates, flexibility, guests } = values
  if (destination && 'kind' in destination) {
    const { kind, value, label } = destination
    pageQueries().setQueryData(placeNameQuery({ kind, id: value }).queryKey, label)
    rememberSearch(visitStorage, locale, { place: destination, dates, flexibility, guests })
  } else if (destination) rememberAround(visitStorage, locale, destination)
  const { pathname } = location
  // There are no pages of activities by place, nor of a gift's stays, so the place goes into the hash.
  const place = (flow === 'activity' || inPlace) && destination && 'kind' in destination ? { ...destination, uri: undefined } : destination
  const step = searchStep(props, props.action, pathname, currentHash(), { destination: place, theme, dates, flexibility, guests })
  if (step.path === pathname) return navigateToSearch(props, step.patch)
  const hash = hashOfStep(props, props.action, pathname, currentHash(), step)
  leaveTo(`${step.path}${flow === 'gifting' ? '?flow=gifting' : ''}${hash && `#${hash}`}`)
}

/**
 * Shows the search of the address without its dates, unless the page is no search. The panel in which they are cleared stays open, so the page
 * neither scrolls nor loads: where the query has nothing but dates, the hash that replaces it names the guests.
 */
export function clearDates(base: SearchBoxProps): void {
  const { criteria } = searchInForce(base, base.action, location.pathname, currentHash())
  if (!criteria.dates && !criteria.flexibility) return
  const hash = changedHash(base, currentHash(), { dates: undefined, flexibility: undefined })
  const replacesQuery = hasSearchCriteria(hash) || base.query === ''
  showSearch(base, replacesQuery ? hash : `${guestKeys.adults}=${criteria.guests.adults}`, { scrolls: false })
}

const leaveToServer = ({ props, values, flow }: SubmittedBox, text: string): void =>
  leaveTo(serverAddress(props.action, text, values, flow))

/**
 * Searches in the place with the text's name, else in the first one found, else for a theme. Returns false if none is found. Leaves the text to the server when
 * the call fails, and when the place was only perhaps meant: the next page says so.
 */
export async function searchByName(box: SubmittedBox, text: string): Promise<boolean> {
  try {
    const { suggestions, approximate } = await pageQueries().fetchQuery({ ...placesQuery(text), retry: false })
    const place = namedPlace(suggestions, text)
    const [theme] = themesNamed(box.props.themes, text)
    if (place && !approximate) startSearch(box, place)
    else if (theme) startSearch({ ...box, theme: theme.id }, null)
    else if (place) leaveToServer(box, text)
    else return false
  } catch {
    leaveToServer(box, text)
  }
  return true
}
