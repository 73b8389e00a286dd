import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { toOccupancy } from '../../domain/guests/occupancy.ts'
import { isSameGuests } from '../../domain/guests/guests.ts'
import { parseStayCriteria } from '../../domain/stay/hash.ts'
import { FailedState } from '../../ui/notice/FailedState.tsx'
import { apiQuery } from '../queries/api.ts'
import { useFailure } from '../queries/use-failure.ts'
import { onDemand } from '../runtime/on-demand.ts'
import { useShown } from '../runtime/use-shown.ts'
import { useStayCriteria } from '../stay-page/use-stay-criteria.ts'
import type { YearPricesProps } from './props.ts'

const useTablesPart = onDemand('YearTables', () => import('../../ui/year-prices/YearTables.tsx'))

/** Replaces the server's section when the address has other guests than its query. */
export default function YearPrices(props: YearPricesProps): ReactNode {
  const { guests } = useStayCriteria(props).criteria
  const { hotelId, stayId } = props
  const taken = !isSameGuests(guests, parseStayCriteria(props.query).guests)
  const tables = useTablesPart(taken)
  const query = apiQuery('/hotels/:hotelId/year-prices.json', { hotelId, ...toOccupancy(guests), weekend: stayId })
  const found = useQuery({ ...query, enabled: taken })
  const failure = useFailure(found)
  const failed = failure && !found.data
  const shown = taken && (failed || (found.data !== undefined && tables !== undefined))
  const root = useRef<HTMLDivElement>(null)
  useShown(root, { taken, shown })
  return (
    <div ref={root} aria-busy={taken && !shown}>
      {shown && failed && <FailedState retry={() => void found.refetch()}>{failure.sentence}</FailedState>}
      {shown && !failed && found.data && tables && <tables.YearTables prices={found.data} guests={guests} />}
    </div>
  )
}
