import type { OfferCard, OffersAnswer } from '../../../src/contract/offers.ts'
import { orFail } from '../../../src/contract/outcome.ts'
import type { ProductOffers, StayDetail } from '../../../src/contract/stay.ts'
import { stayCardPrice } from '../../../src/domain/pricing/card-price.ts'
import { listedPromo } from '../../../src/domain/pricing/promo.ts'
import type { OtherOffer } from '../../../src/ui/stay/OtherOffers.tsx'
import type { PageContext } from '../../context.ts'

/** As many stays as are asked of one house (specification of booking, section 9). */
const mostOfAHouse = 20

/** The stays of the house that can be given, at what giving them costs; the cheapest first. */
export const staysToGive = ({ upstream }: PageContext, { hotel }: StayDetail): Promise<OffersAnswer> =>
  orFail(upstream.offers({ hotel: hotel.id, flow: 'gifting', orderBy: 'svPriceAsc', limit: mostOfAHouse }))

/** Of a house's stays those that are not the page's: to book, or, as `staysToGive` answers them, to give. */
export const otherOffers = (answer: ProductOffers | OffersAnswer, { id }: StayDetail): readonly OtherOffer[] =>
  ('offers' in answer ? answer.offers.map(toBook) : answer.exactMatch.map(toGive)).filter((other) => other.id !== id)

function toBook(offer: ProductOffers['offers'][number]): OtherOffer {
  const { weekendId: id, label, uri, image, shortProgramIntroWithoutRoom: summary, priceInfo } = offer
  return {
    id,
    label,
    uri,
    image,
    summary,
    price: {
      sell: priceInfo.sellPrice,
      ...listedPromo(priceInfo),
      type: offer.hasSelectedDates ? 'final' : 'from',
      nights: offer.nights,
      people: offer.paxCount,
    },
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
