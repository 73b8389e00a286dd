import { useEffect } from 'react'
import { hasSubElements, type ParcelState, voucherParcel } from '../../domain/gift/voucher-parcel.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useQuery } from '../queries/use-query.ts'
import { shippingQuery, subElementsQuery } from '../stay-page/gift/parcel-queries.ts'
import type { CriteriaState } from '../stay-page/use-criteria.ts'

/**
 * Loads what the parcel of the address costs, once it is the chosen format. Where none can be posted the address becomes that of the digital
 * format, so that it never shows a format at the price of the other.
 */
export function useVoucherParcel({ criteria, change }: CriteriaState, byPost: boolean): ParcelState {
  const { market } = useSite()
  const isChosen = criteria.giftFormat === 'physical'
  const enabled = isChosen && byPost
  const shipping = useQuery({ ...shippingQuery(market.locale), enabled })
  const subElements = useQuery({ ...subElementsQuery(market.locale), enabled: enabled && hasSubElements(criteria) })
  const state: ParcelState = enabled ? voucherParcel({ shipping, subElements }, criteria, market.country) : { kind: 'none' }
  const isImpossible = isChosen && state.kind === 'none'
  useEffect(() => {
    if (isImpossible) change({ giftFormat: 'digital' })
  })
  return state
}
