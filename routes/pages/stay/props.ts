import type { FooterContent } from '../../../src/contract/cms/frame.ts'
import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { OffersResponse } from '../../../src/contract/offers.ts'
import type { Quote } from '../../../src/contract/quote.ts'
import type { ReviewList } from '../../../src/contract/reviews.ts'
import type { ActivityDates, ProductOffers, StayDetail } from '../../../src/contract/stay.ts'
import type { ExtraChoices } from '../../../src/domain/extras/extra-choices.ts'
import type { YearPricesResponse } from '../../../src/contract/year-prices.ts'
import type { StayCriteria } from '../../../src/domain/stay/criteria.ts'
import type { StoredSections } from '../../../src/hydration/server/stored-sections.ts'
import type { PageContext } from '../../context.ts'
import type { ParcelResponses } from './parcel.ts'

export interface StayPageProps {
  readonly context: PageContext
  readonly detail: StayDetail
  readonly sections: StoredSections
  readonly criteria: StayCriteria
  /** Undefined for a gift, and for a stay without extras. */
  readonly choices: ExtraChoices | undefined
  /** The id of the stay with the extras of the query. */
  readonly product: number
  readonly extraPrices: Promise<Readonly<Record<number, number>>>
  /** Absent in the gifting flow. */
  readonly offers: Promise<ProductOffers> | undefined
  readonly others: Promise<ProductOffers | OffersResponse>
  readonly reviews: Promise<ReviewList>
  /** Absent in the gifting flow. */
  readonly yearPrices: Promise<YearPricesResponse> | undefined
  readonly settings: Settings | null
  readonly contact: FooterContent['contact'] | undefined
  readonly quote: Promise<Quote> | undefined
  readonly activityDates: Promise<ActivityDates>
  /** Undefined where a gift cannot be sent by post. */
  readonly parcel: Promise<ParcelResponses> | undefined
}
