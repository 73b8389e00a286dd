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

/** `costs` are listed by country. */
export interface SentParcel {
  readonly country: string
  readonly costs: ShippingCosts['shippingCostsPerCountry']
  readonly subElements: readonly SubElement[]
}

/** `total` is in cents. */
export interface PricedGift {
  readonly kind: 'priced'
  readonly lines: readonly GiftLine[]
  readonly total: number
  readonly parcel: SentParcel | undefined
}

/**
 * `unsold` means not sold like this any more, and `soon` not by post at the moment, as content or a switch says. A failed call is neither.
 */
export type GiftPricing = PricedGift | { readonly kind: 'unsold' | 'soon' }

/** The price never comes from content, which may be minutes old. */
export async function pricedGift(context: PageContext, choice: GiftChoice): Promise<Outcome<GiftPricing>> {
  const [amounts, parcel] = await Promise.all([amountsOf(context, choice.gift), parcelOf(context, choice)])
  if (amounts.kind === 'notFound') return { kind: 'ok', value: { kind: 'unsold' } }
  if (amounts.kind !== 'ok') return amounts
  if (parcel.kind !== 'ok') return parcel
  const { value } = parcel
  if (value === 'unsold' || value === 'soon') return { kind: 'ok', value: { kind: value } }
  const lines = giftLines(amounts.value, value && shippedIn(value))
  return { kind: 'ok', value: { kind: 'priced', lines, total: giftTotal(lines), parcel: value } }
}

function shippedIn({ country, costs, subElements }: SentParcel): Parcel | undefined {
  const shipping = costs[country]
  return shipping && { subElements, shipping }
}

async function amountsOf({ upstream }: PageContext, gift: GiftProduct): Promise<Outcome<GiftAmounts>> {
  switch (gift.type) {
    case 'SINGLEVOUCHER':
      return soldFor(await upstream.stayDetail({ id: gift.stayId }), ({ isGiftable, priceList = [] }) => {
        const entry = giftEntry(priceList, gift.nights)
        if (!isGiftable || entry?.nights !== gift.nights) return undefined
        const price = giftPrice(entry, gift.bucket)
        return { gift: price, availability: giftPrice(entry, gift.bucket, gift.upsell) - price }
      })
    case 'BOX':
      return soldFor(await upstream.boxDetail({ code: gift.code }), ({ price }) => ({ gift: price.sellPrice, availability: 0 }))
    case 'GIFTCARD':
      return { kind: 'ok', value: { gift: gift.amount, availability: 0 } }
    case 'DIGITAL_ACTIVITY_ONLY':
      return soldFor(await upstream.activityDetail({ id: gift.activityId }), ({ prices, published }) => {
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

async function parcelOf(context: PageContext, choice: GiftChoice): Promise<Outcome<SentParcel | 'unsold' | 'soon' | undefined>> {
  if (choice.format === 'digital') return { kind: 'ok', value: undefined }
  const { upstream, content, site, sendsParcels } = context
  const isVoucher = choice.gift.type === 'SINGLEVOUCHER'
  const [costs, settings, available] = await Promise.all([
    upstream.shippingCosts(),
    content.settings(),
    isVoucher ? upstream.subElements() : undefined,
  ])
  if (!settings) return { kind: 'unavailable' }
  const country = costs.kind === 'ok' ? deliveryCountry(costs.value, choice.country, site.market.country) : undefined
  const shipping = costs.kind !== 'ok' || country !== undefined
  const format = physicalFormat({ sold: settings.physicalGifts, enabled: sendsParcels, twin: true, shipping })
  if (format !== 'offered') return { kind: 'ok', value: format === 'hidden' ? 'unsold' : 'soon' }
  if (costs.kind !== 'ok') return costs
  if (country === undefined) return { kind: 'ok', value: 'soon' }
  // A parcel without the chosen sleeve would be another gift.
  const wantsElements = choice.sleeves.length + choice.additions.length > 0
  if (wantsElements && available && available.kind !== 'ok') return available
  const subElements = available?.kind === 'ok' ? chosenSubElements(available.value, choice) : []
  return { kind: 'ok', value: { country, costs: costs.value.shippingCostsPerCountry, subElements } }
}
