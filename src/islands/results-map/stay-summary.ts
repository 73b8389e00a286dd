import type { OfferCard } from '../../contract/offers.ts'
import { giftEntry, giftPrice } from '../../domain/pricing/gift-price.ts'
import type { Bucket } from '../../domain/address/gift-choice.ts'
import type { ProductOffers } from '../../contract/stay.ts'
import type { StaySummary } from '../controls/map/stay-query.ts'

/** The card of a stay as a gift, for `giftNights` or else its fewest nights. Undefined without a price. */
export function voucherCard(stay: StaySummary, giftNights: number | undefined, bucket?: Bucket): OfferCard | undefined {
  const gift = giftEntry(stay.priceList ?? [], giftNights)
  return (
    gift && { ...about(stay), itemCategory: 'single_voucher', sellPrice: giftPrice(gift, bucket), priceType: 'gift', nights: gift.nights }
  )
}

type PricedOffer = Pick<ProductOffers['offers'][number], 'weekendId' | 'nights' | 'paxCount' | 'hasSelectedDates' | 'priceInfo'>

/** The card of a stay with the price of its first offer. Undefined without one. */
export function stayCard(stay: StaySummary, offers: readonly PricedOffer[]): OfferCard | undefined {
  const offer = offers.find(({ weekendId }) => weekendId === stay.id)
  if (!offer) return undefined
  const { sellPrice, refPrice, promoPercentageRounded: promo } = offer.priceInfo
  return {
    ...about(stay),
    itemCategory: 'weekend',
    sellPrice,
    refPrice,
    promo,
    priceType: offer.hasSelectedDates ? 'final' : 'from',
    nights: offer.nights,
    participants: offer.paxCount,
  }
}

const about = ({ id, label, uri, hotel, images, headwords }: StaySummary) => ({ id, label, uri, hotel, images, headwords })
