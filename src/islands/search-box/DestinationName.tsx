import { useQuery } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect } from 'react'
import type { Around } from '../../domain/search/around.ts'
import type { DestinationRef } from '../../domain/search/destination.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { aroundName } from './visit-memory.ts'
import { placeNameQuery } from './place-queries.ts'

interface DestinationNameProps {
  readonly place: DestinationRef | undefined
  readonly around: Around | undefined
  readonly onName: (name: string) => void
}

/** Looks up the name of a destination that the address gives only by id or coordinates. Renders nothing. */
export function DestinationName({ place, around, onName }: DestinationNameProps): null {
  const { locale } = useSite().market
  const { data } = useQuery({ ...placeNameQuery(place), enabled: place !== undefined })
  const name = place ? data : around && aroundName(() => sessionStorage, locale, around)
  const found = useEffectEvent((known: string) => onName(known))
  useLayoutEffect(() => {
    if (name) found(name)
  }, [name])
  return null
}
