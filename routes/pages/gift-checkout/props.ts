import type { FooterContent } from '../../../src/contract/cms/frame.ts'
import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { OrderPayment } from '../../../src/contract/order.ts'
import type { PriceInfo } from '../../../src/contract/price.ts'
import type { GiftChoice } from '../../../src/domain/gift/gift.ts'
import type { PageContext } from '../../context.ts'
import type { DescribedGift } from './described-gift.ts'
import type { GiftFormState } from './place-order.ts'
import type { GiftPricing, PricedGift } from './priced-gift.ts'

export interface PricedOffer {
  readonly kind: 'priced'
  readonly priced: PricedGift
  /** The total, and what gift cards pay of it. */
  readonly price: PriceInfo
  readonly payments: readonly OrderPayment[]
}

export type GiftOffer = PricedOffer | Exclude<GiftPricing, PricedGift>

export interface GiftCheckoutPageProps {
  readonly context: PageContext
  readonly choice: GiftChoice
  readonly described: DescribedGift
  /** Names what is typed for the gift in the browser's storage. */
  readonly draft: string
  readonly state: GiftFormState
  /** The response to a POST always has the form, whatever failed. */
  readonly isPost: boolean
  readonly offer: Promise<GiftOffer>
  /** Counted in working days. */
  readonly deliveryDays: Settings['deliveryDays'] | undefined
  readonly contact: FooterContent['contact'] | undefined
}
