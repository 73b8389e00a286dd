import type { GiftLine, GiftProduct } from '../../../src/contract/gift-order.ts'
import type { ShippingCosts, SubElement } from '../../../src/contract/gifts.ts'
import type { Outcome } from '../../../src/contract/outcome.ts'
import { activityPrice } from '../../../src/domain/activity/activity-guests.ts'
import { physicalFormat } from '../../../src/domain/gift/formats.ts'
import type { GiftChoice } from '../../../src/domain/gift/gift.ts'
import { deliveryCountry, type GiftAmounts, giftLines, giftTotal, type Parcel } from '../../../src/domain/gift/gift-total.ts'
import { chosenSubElements } from '../../../src/domain/gift/sub-elements.ts'
import { giftEntry, giftPrice } from '../../../src/domain/pricing/gift-price.ts'
import type { PageContext } from '../../context.ts'

/** `costs`: by country. */
export interface SentParcel {
  readonly country: string
  readonly costs: ShippingCosts['shippingCostsPerCountry']
  readonly subElements: readonly SubElement[]
}

/** Cents. */
export interface PricedGift {
  readonly kind: 'priced'
  readonly lines: readonly GiftLine[]
  readonly total: number
  /** Undefined for an e-mail. */
  readonly parcel: SentParcel | undefined
}

/** `unsold`: not sold like this any more; `soon`: not by post at the moment. */
export type GiftPricing = PricedGift | { readonly kind: 'unsold' | 'soon' }

/** Never from content, which may be minutes old. */
export async function pricedGift(context: PageContext, choice: GiftChoice): Promise<Outcome<GiftPricing>> {
  const [amounts, parcel] = await Promise.all([amountsOf(context, choice.gift), parcelOf(context, choice)])
  if (amounts.kind === 'notFound') return { kind: 'ok', value: { kind: 'unsold' } }
  if (amounts.kind !== 'ok') return amounts
  if (parcel === 'soon') return { kind: 'ok', value: { kind: 'soon' } }
  const lines = giftLines(amounts.value, parcel && shippedIn(parcel))
  return { kind: 'ok', value: { kind: 'priced', lines, total: giftTotal(lines), parcel } }
}

function shippedIn({ country, costs, subElements }: SentParcel): Parcel | undefined {
  const shipping = costs[country]
  return shipping && { subElements, shipping }
}

async function amountsOf({ upstream }: PageContext, gift: GiftProduct): Promise<Outcome<GiftAmounts>> {
  switch (gift.type) {
    case 'SINGLEVOUCHER':
      return soldFor(await upstream.stayDetail(gift.stayId), ({ isGiftable, priceList = [] }) => {
        const entry = giftEntry(priceList, gift.nights)
        if (!isGiftable || entry?.nights !== gift.nights) return undefined
        const price = giftPrice(entry, gift.bucket)
        return { gift: price, availability: giftPrice(entry, gift.bucket, gift.upsell) - price }
      })
    case 'BOX':
      return soldFor(await upstream.boxDetail(gift.code), ({ price }) => ({ gift: price.sellPrice, availability: 0 }))
    case 'GIFTCARD':
      return { kind: 'ok', value: { gift: gift.amount, availability: 0 } }
    case 'DIGITAL_ACTIVITY_ONLY':
      return soldFor(await upstream.activityDetail(gift.activityId), ({ prices, published }) => {
        const price = published === false ? undefined : activityPrice(prices, gift.adults)
        return price && { gift: price.sellPrice, availability: 0 }
      })
  }
}

function soldFor<Product>(found: Outcome<Product>, amounts: (product: Product) => GiftAmounts | undefined): Outcome<GiftAmounts> {
  if (found.kind !== 'ok') return found
  const value = amounts(found.value)
  return value ? { kind: 'ok', value } : { kind: 'notFound' }
}

/** Undefined for an e-mail. */
async function parcelOf(context: PageContext, choice: GiftChoice): Promise<SentParcel | 'soon' | undefined> {
  if (choice.format === 'digital') return undefined
  const { upstream, content, site, sendsParcels } = context
  const isVoucher = choice.gift.type === 'SINGLEVOUCHER'
  const [costs, settings, available] = await Promise.all([
    upstream.shippingCosts(),
    content.settings(),
    isVoucher ? upstream.subElements() : undefined,
  ])
  const shipping = costs.kind === 'ok' ? costs.value : { shippingCostsPerCountry: {} }
  const country = deliveryCountry(shipping, choice.country, site.market.country)
  const facts = { sold: settings?.physicalGifts ?? false, enabled: sendsParcels, twin: true, shipping: country !== undefined }
  if (physicalFormat(facts) !== 'offered' || country === undefined) return 'soon'
  const wantsElements = choice.sleeves.length + choice.additions.length > 0
  // A parcel without the chosen sleeve would be another gift.
  if (isVoucher && wantsElements && available?.kind !== 'ok') return 'soon'
  return {
    country,
    costs: shipping.shippingCostsPerCountry,
    subElements: available?.kind === 'ok' ? chosenSubElements(available.value, choice) : [],
  }
}
