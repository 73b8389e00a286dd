import type { OfferCard, OffersResponse } from '../../../src/contract/offers.ts'
import { orFail } from '../../../src/contract/outcome.ts'
import type { ProductOffers, StayDetail } from '../../../src/contract/stay.ts'
import { stayCardPrice } from '../../../src/domain/pricing/card-price.ts'
import { hotelOfferPrice } from '../../../src/domain/pricing/hotel-offer-price.ts'
import type { OtherOffer } from '../../../src/ui/stay/OtherOffers.tsx'
import type { PageContext } from '../../context.ts'

/** Most stays requested of one hotel (booking, section 9). */
const maxOffersPerHotel = 20

/** Requests the hotel's stays sold as vouchers, at voucher prices, cheapest first. */
export const staysToGive = ({ upstream }: PageContext, { hotel }: StayDetail): Promise<OffersResponse> =>
  orFail(upstream.offers({ hotel: hotel.id, flow: 'gifting', orderBy: 'svPriceAsc', limit: maxOffersPerHotel }))

/** Returns the hotel's stays without this one, to book or (from `staysToGive`) to give. */
export const otherOffers = (response: ProductOffers | OffersResponse, { id }: StayDetail): readonly OtherOffer[] =>
  ('offers' in response ? response.offers.map(toBook) : response.exactMatch.map(toGive)).filter((other) => other.id !== id)

function toBook(offer: ProductOffers['offers'][number]): OtherOffer {
  const { weekendId: id, label, uri, image, shortProgramIntroWithoutRoom: summary } = offer
  return {
    id,
    label,
    uri,
    image,
    summary,
    price: hotelOfferPrice(offer),
  }
}

function toGive(offer: OfferCard): OtherOffer {
  const { id, label, uri, images, headwords } = offer
  return {
    id,
    label,
    uri,
    image: images[0],
    summary: headwords.join('\u00a0· '),
    price: stayCardPrice(offer, { flow: 'gifting', hasDates: false }),
  }
}
