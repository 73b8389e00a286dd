import type { OfferCard, OffersResponse } from '../../../src/contract/offers.ts'
import type { ProductOffers, StayDetail } from '../../../src/contract/stay.ts'
import { hotelOfferPrice, stayCardPrice } from '../../../src/domain/pricing/card-price.ts'
import { showsScores } from '../../../src/ui/rating/shows-scores.ts'
import type { SiteView } from '../../../src/ui/site/SiteContext.tsx'
import type { OtherOffer } from '../../../src/ui/stay/OtherOffers.tsx'

/** The offers are to book, or to give where the response comes from `staysToGive`. */
export const otherOffers = (response: ProductOffers | OffersResponse, { id }: StayDetail, view: SiteView): readonly OtherOffer[] =>
  ('offers' in response ? response.offers.map(toBook) : response.exactMatch.map((offer) => toGive(offer, view))).filter(
    (other) => other.id !== id,
  )

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

function toGive(offer: OfferCard, view: SiteView): OtherOffer {
  const { id, label, uri, images, headwords } = offer
  return {
    id,
    label,
    uri,
    image: images[0],
    summary: showsScores(view) ? headwords.join('\u00a0· ') : '',
    price: stayCardPrice(offer, { flow: 'gifting', hasDates: false }),
  }
}
