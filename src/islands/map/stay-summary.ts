import type { Flow } from '../../contract/cms.ts'
import type { OfferCard } from '../../contract/offers.ts'
import type { StayDetail } from '../../contract/stay.ts'
import type { PriceInfo } from '../../contract/price.ts'

/** Part of `GET /weekend/{id}/detail.json` that a pin's card needs. */
export interface StaySummary extends Pick<OfferCard, 'id' | 'label' | 'uri' | 'hotel' | 'images' | 'headwords'> {
  readonly nights: { readonly min: number }
  readonly price?: { readonly fromPrice: PriceInfo } | undefined
  readonly priceList?: StayDetail['priceList']
}

/** `giftNights`: the stay's minimum when absent. */
export interface CardFlow {
  readonly flow: Flow
  readonly giftNights?: number | undefined
}

/** Returns a card without dates: from-price or voucher price. Undefined without a price. */
export function offerOfStay(stay: StaySummary, { flow, giftNights }: CardFlow): OfferCard | undefined {
  const { id, label, uri, hotel, images, headwords } = stay
  const card = { id, label, uri, hotel, images, headwords }
  if (flow === 'gifting') {
    const list = stay.priceList ?? []
    const gift = list.find(({ nights }) => nights === giftNights) ?? list[0]
    return gift && { ...card, itemCategory: 'single_voucher', sellPrice: gift.sellPrice, priceType: 'gift', nights: gift.nights }
  }
  const from = stay.price?.fromPrice
  if (!from) return undefined
  const { sellPrice, refPrice, promo } = from
  return { ...card, itemCategory: 'weekend', sellPrice, refPrice, promo, priceType: 'from', nights: stay.nights.min }
}
