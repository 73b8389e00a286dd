import type { OffersResponse } from '../../src/contract/offers.ts'
import { orFail } from '../../src/contract/outcome.ts'
import type { PageContext } from '../context.ts'

/** The specification lists so many offers of a hotel (B9.3). */
const maxOffersPerHotel = 20

/** Offers have voucher prices, and the cheapest come first. */
export const staysToGive = ({ upstream }: PageContext, hotel: number): Promise<OffersResponse> =>
  orFail(upstream.offers({ hotel, flow: 'gifting', orderBy: 'svPriceAsc', limit: maxOffersPerHotel }))
