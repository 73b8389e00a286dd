import { useEffect, useState } from 'react'
import type { Destination } from '../../contract/landing.ts'
import type { DestinationRef } from '../../domain/criteria/search-criteria.ts'
import { askLabel, knownLabel } from './places.ts'

/** The name of the searched place: the path's own, one chosen before, or asked for (a shared link with a place in its hash). */
export function useDestinationLabel(place: DestinationRef | undefined, ofPath: Destination | undefined, locale: string): string {
  const [, setAnswers] = useState(0)
  const ofThePath = place && ofPath && place.kind === ofPath.kind && place.id === ofPath.id ? ofPath.label : undefined
  const known = ofThePath ?? (place && knownLabel(place))
  const kind = known === undefined ? place?.kind : undefined
  const id = known === undefined ? place?.id : undefined
  useEffect(() => {
    if (kind === undefined || id === undefined) return
    let latest = true
    void askLabel({ kind, id }, locale).then(() => latest && setAnswers((count) => count + 1))
    return () => {
      latest = false
    }
  }, [kind, id, locale])
  return known ?? ''
}
