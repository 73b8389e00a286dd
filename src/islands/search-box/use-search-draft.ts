import { useLingui } from '@lingui/react/macro'
import { useReducer, useState } from 'react'
import { type Around, aroundOf, pointKey } from '../../domain/search/around.ts'
import type { DestinationRef } from '../../domain/search/destination.ts'
import type { IsoDate, IsoMonth } from '../../contract/scalars.ts'
import { isDated } from '../../domain/search/flexibility.ts'
import { hasSearchCriteria, parseSearchCriteria } from '../../domain/search/hash.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { currentHash, leaveTo, useHash } from '../runtime/address.ts'
import { onDemand } from '../runtime/on-demand.ts'
import { useSearchCriteria } from '../search-page/use-search-criteria.ts'
import { changeDraft, draftAt, type DraftChange, fieldValues, type SearchFieldValues, serverAddress, submissionOf } from './draft.ts'
import type { SearchBoxProps } from './props.ts'

const importStart = () => import('./start-search.ts')
const useStart = onDemand('start-search', importStart)

export interface SearchDraft extends SearchFieldValues {
  readonly change: (change: DraftChange) => void
  /** The check-in or the month of the address, where it is too late for it and nothing else is chosen. */
  readonly missed: IsoDate | IsoMonth | undefined
  /** The place of a form without scripts, which sends its id besides its name. */
  readonly queried: DestinationRef | undefined
  /** The address's destination while its name is unknown. */
  readonly unnamed: UnnamedDestination | undefined
  readonly onName: (name: string) => void
  readonly chooseAround: (around: Around) => void
  /** Takes the dates out of the search that is shown, too, once the code for it has loaded; nothing else of the draft is searched. */
  readonly clearDates: () => void
  /** Resolves to false when the text matches no place or dates are required. */
  readonly submit: () => Promise<boolean>
}

/** What each field of the search form receives. */
export interface FieldsProps extends SearchBoxProps {
  readonly draft: SearchDraft
  /** Whether this is the form that visitors see: the full-screen one while it is open, else the bar. */
  readonly active: boolean
  /** Set in the form of the server's markup, which has native fields for visitors without scripts. */
  readonly served?: boolean
}

export interface UnnamedDestination {
  readonly place: DestinationRef | undefined
  readonly around: Around | undefined
}

export function useSearchDraft(props: SearchBoxProps): SearchDraft {
  const { market, flow, redeeming } = useSite()
  const aroundLabel = useAroundLabel()
  const hash = useHash()
  const [stored, dispatch] = useReducer(changeDraft, { hash: '' })
  const change = (next: DraftChange) => dispatch({ hash, change: next })
  const draft = draftAt(stored, hash)
  const criteria = useSearchCriteria(props, hash)
  const start = useStart(false)

  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const { destination: place } = criteria
  const around = aroundOf(criteria)
  const key = around ? pointKey(around) : place ? `${place.kind}${place.id}` : ''
  const served = hash === '' && !around ? props.placeName : undefined
  const name = ownName({ place, around }, props) ?? names.get(key) ?? served
  const fields = fieldValues(draft, criteria, around ? aroundLabel({ ...around, city: name }) : (name ?? ''), flow)

  const submit = async () => {
    const submission = submissionOf(draft, fields, props.datesPrompt, flow)
    if (submission.kind === 'datesNeeded') {
      change({ kind: 'datesNeeded', needed: true })
      return false
    }
    // Code that has loaded runs within the event, without waiting for a promise.
    const code = start ?? (await importStart().catch(() => undefined))
    const box = { props, locale: market.locale, flow, inPlace: redeeming !== undefined, values: fields, theme: draft.theme }
    if (!code) leaveTo(serverAddress(props.action, fields.text, fields, flow))
    else if (submission.kind === 'destination') code.startSearch(box, submission.destination)
    else if (!(await code.searchByName(box, submission.text))) {
      change({ kind: 'unknown', text: submission.text })
      return false
    }
    return true
  }
  const address = parseSearchCriteria(hasSearchCriteria(hash) ? hash : props.query)
  return {
    ...fields,
    change,
    missed: isDated(fields) || isDated(criteria) ? undefined : (address.dates?.checkin ?? address.flexibility?.month),
    queried: name === undefined || name === served ? place : undefined,
    unnamed: key && name === undefined ? { place, around } : undefined,
    onName: (found) => setNames(new Map(names).set(key, found)),
    chooseAround: (chosen) => change({ kind: 'place', place: chosen, text: aroundLabel(chosen) }),
    clearDates: () => {
      start?.clearDates(props)
      dispatch({ hash, change: { kind: 'dates', dates: undefined }, next: currentHash() })
    },
    submit,
  }
}

function ownName({ place, around }: UnnamedDestination, { path }: SearchBoxProps): string | undefined {
  const own = path.destination
  if (!own) return undefined
  const isOwn = around
    ? pointKey({ latitude: own.point.lat, longitude: own.point.lng }) === pointKey(around)
    : place?.kind === own.kind && place.id === own.id
  return isOwn ? own.label : undefined
}

function useAroundLabel(): (around: Around) => string {
  const { t } = useLingui()
  return ({ distance, city }) => (city ? t`Less than ${distance}km from ${city}` : t`Less than ${distance}km from the chosen point`)
}
