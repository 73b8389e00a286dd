import type { PhoneLine } from '../../../src/contract/contact.ts'
import type { HotelWithRooms as Hotel } from '../../../src/contract/hotel-page.ts'
import type { OffersResponse } from '../../../src/contract/offers.ts'
import type { ReviewList } from '../../../src/contract/reviews.ts'
import type { ProductOffers } from '../../../src/contract/stay.ts'
import type { YearPricesResponse } from '../../../src/contract/year-prices.ts'
import type { StayCriteria } from '../../../src/domain/stay/criteria.ts'
import type { StoredSections } from '../../../src/hydration/server/stored-sections.ts'
import type { PageContext } from '../../context.ts'

export interface HotelPageProps {
  readonly context: PageContext
  readonly hotel: Hotel
  readonly sections: StoredSections
  readonly criteria: StayCriteria
  readonly line: PhoneLine | undefined
  /** Undefined, as `yearPrices` is, when the hotel sells nothing. */
  readonly offers: Promise<ProductOffers> | undefined
  readonly vouchers: Promise<OffersResponse> | undefined
  readonly reviews: Promise<ReviewList>
  readonly yearPrices: Promise<YearPricesResponse> | undefined
}
