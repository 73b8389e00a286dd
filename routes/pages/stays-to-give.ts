import type { OffersResponse } from '../../src/contract/offers.ts'
import { orFail } from '../../src/contract/outcome.ts'
import type { PageContext } from '../context.ts'

/** Most stays requested of one hotel (booking, section 9). */
const maxOffersPerHotel = 20

/** Requests a hotel's stays sold as vouchers, at voucher prices, cheapest first. */
export const staysToGive = ({ upstream }: PageContext, hotel: number): Promise<OffersResponse> =>
  orFail(upstream.offers({ hotel, flow: 'gifting', orderBy: 'svPriceAsc', limit: maxOffersPerHotel }))
