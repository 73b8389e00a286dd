import type { Flow } from '../../contract/cms.ts'
import type { OfferCard } from '../../contract/offers.ts'
import type { StayDetail } from '../../contract/stay.ts'
import type { PriceInfo } from '../../contract/price.ts'

/** What a marker's card needs of `GET /weekend/{id}/detail.json`. */
export interface StaySummary extends Pick<OfferCard, 'id' | 'label' | 'uri' | 'hotel' | 'images' | 'headwords'> {
  readonly nights: { readonly min: number }
  readonly price?: { readonly fromPrice: PriceInfo } | undefined
  readonly priceList?: StayDetail['priceList']
}

/** How a stay is looked for: to be booked, or given for a number of nights (its shortest when absent). */
export interface CardFlow {
  readonly flow: Flow
  readonly giftNights?: number | undefined
}

/** The card of a stay known only by its detail, without dates: its from-price, or the price of its voucher. Undefined where it has none. */
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
