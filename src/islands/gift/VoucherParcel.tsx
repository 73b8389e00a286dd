import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { hasSubElements, type ParcelState, voucherParcel } from '../../domain/gift/voucher-parcel.ts'
import type { StayCriteria } from '../../domain/stay/criteria.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { shippingQuery, subElementsQuery } from '../stay-page/parcel-queries.ts'

interface VoucherParcelProps {
  readonly choice: Pick<StayCriteria, 'sleeves' | 'additions'>
  readonly onState: (state: ParcelState) => void
}

/** Renders nothing: a component, since code on demand cannot add a hook to its island. */
export function VoucherParcel({ choice, onState }: VoucherParcelProps): ReactNode {
  const { market } = useSite()
  const { data: costs, isError: noCosts } = useQuery(shippingQuery())
  const { data: available, isError: noElements } = useQuery({ ...subElementsQuery(), enabled: hasSubElements(choice) })
  const state = useMemo(() => {
    const responses = { shipping: { data: costs, isError: noCosts }, subElements: { data: available, isError: noElements } }
    return voucherParcel(responses, choice, market.country)
  }, [costs, noCosts, available, noElements, choice, market])
  // Before the browser paints, or a choice would be seen with the price of another.
  useLayoutEffect(() => {
    onState(state)
    return () => onState({ kind: 'pending' })
  }, [state, onState])
  return null
}
