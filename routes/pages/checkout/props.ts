import type { FooterContent } from '../../../src/contract/cms/frame.ts'
import type { Quote } from '../../../src/contract/quote.ts'
import type { ActivityDates, ProductOffers, StayDetail } from '../../../src/contract/stay.ts'
import type { PricedExtra } from '../../../src/domain/booking/price-breakdown.ts'
import type { PageContext } from '../../context.ts'
import type { BookingChoice } from '../../../src/domain/stay/booking-address.ts'
import type { CheckoutForm } from './pay.ts'
import type { PayingGift } from './paying-gift.ts'

export interface CheckoutPageProps {
  readonly context: PageContext
  readonly booking: BookingChoice
  readonly stay: StayDetail
  readonly contact: FooterContent['contact'] | undefined
  readonly quote: Promise<Quote>
  readonly activityDates: Promise<ActivityDates>
  readonly rates: Promise<readonly ProductOffers['offers'][number][]>
  readonly extras: Promise<readonly PricedExtra[]>
  readonly back: string
  readonly form: CheckoutForm
  readonly isPost: boolean
  /** Undefined for a booking that no gift pays. */
  readonly gift: Promise<PayingGift | undefined>
}
