import * as v from 'valibot'
import { useEffect, useState } from 'react'
import type { Destination } from '../../contract/landing.ts'
import type { DestinationRef } from '../../domain/criteria/search-criteria.ts'
import { getJson } from '../api.ts'
import { queryClient } from '../query-client.ts'

const Named = v.object({ searchDetails: v.object({ destination: v.optional(v.string()) }) })

const keyOf = ({ kind, id }: DestinationRef, locale: string) => ['place-label', locale, kind, id]

/** Remembers the name of a place that the visitor chose, for when only its id is in the hash. */
export function rememberLabel(place: DestinationRef, locale: string, label: string): void {
  queryClient.setQueryData(keyOf(place, locale), label)
}

/** The name of the searched place: the path's own, one chosen before, or asked for (a shared link with a place in its hash). */
export function useDestinationLabel(place: DestinationRef | undefined, ofPath: Destination | undefined, locale: string): string {
  const [asked, setAsked] = useState<{ id: number; label: string }>()
  const own = place && ofPath && place.kind === ofPath.kind && place.id === ofPath.id ? ofPath.label : undefined
  const known = own ?? (place && queryClient.getQueryData<string>(keyOf(place, locale)))
  const kind = known === undefined ? place?.kind : undefined
  const id = known === undefined ? place?.id : undefined
  useEffect(() => {
    if (kind === undefined || id === undefined) return
    let latest = true
    const ask = queryClient.fetchQuery({
      queryKey: keyOf({ kind, id }, locale),
      queryFn: async ({ signal }) =>
        (await getJson('offers.json', { locale, [kind]: id, limit: 1 }, Named, signal)).searchDetails.destination ?? '',
    })
    ask.then(
      (label) => latest && setAsked({ id, label }),
      // Without its name the field stays empty; the results say what was searched.
      () => {},
    )
    return () => {
      latest = false
    }
  }, [kind, id, locale])
  return known ?? (asked && asked.id === place?.id ? asked.label : '')
}
