import { type ReactNode, useMemo } from 'react'
import { parseStayCriteria } from '../../domain/stay/hash.ts'
import { guestsInFlow } from '../../domain/guests/guests.ts'
import { SleepingPlaces } from '../../ui/stay/SleepingPlaces.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useStayAddress } from '../stay-page/use-stay-criteria.ts'
import type { SleepingProps } from './props.ts'

export default function Sleeping({ room, query }: SleepingProps): ReactNode {
  const { flow } = useSite()
  const address = useStayAddress(query)
  const guests = useMemo(() => guestsInFlow(parseStayCriteria(address).guests, flow), [address, flow])
  return <SleepingPlaces room={room} guests={guests} />
}
