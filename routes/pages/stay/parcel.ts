import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { ShippingCosts, SubElements } from '../../../src/contract/gifts.ts'
import { orFail } from '../../../src/contract/outcome.ts'
import type { StayCriteria } from '../../../src/domain/stay/criteria.ts'
import type { PageContext } from '../../context.ts'

export interface ParcelResponses {
  readonly shipping: ShippingCosts
  readonly subElements?: SubElements
}

export const sendsVouchers = ({ sendsParcels }: PageContext, settings: Settings | null): boolean =>
  sendsParcels && settings?.physicalGifts === true

/** Rejects where the cost is unavailable. The sub-elements of the parcel may be missing. */
export async function requestParcel({ upstream }: PageContext, { giftFormat }: StayCriteria): Promise<ParcelResponses> {
  const [shipping, available] = await Promise.all([
    orFail(upstream.shippingCosts()),
    giftFormat === 'physical' ? upstream.subElements() : undefined,
  ])
  return { shipping, ...(available?.kind === 'ok' && { subElements: available.value }) }
}
