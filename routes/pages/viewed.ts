import type { ActivityDetail } from '../../src/contract/activity.ts'
import type { StayDetail } from '../../src/contract/stay.ts'
import type { ViewedItem } from '../../src/contract/viewed.ts'
import { activityAdults, activityPrice } from '../../src/domain/activity/activity-guests.ts'
import { pricePerPerson } from '../../src/domain/pricing/price-per-night.ts'
import { activityPromo, listedPromo } from '../../src/domain/pricing/promo.ts'

/** What a visitor's browser keeps of a stay; its price is for two and the fewest nights. Nothing without a picture. */
export function viewedStay({ id, label, uri, hotel, images, nights, price }: StayDetail): ViewedItem | undefined {
  const { location, review, stars } = hotel
  const [picture] = images
  if (!picture) return undefined
  const listed = price && listedPromo({ ...price.fromPrice, promoPercentageRounded: price.fromPrice.promo })
  return {
    type: 'STAY',
    id,
    imageUrl: picture.sizes['640_360'],
    label,
    ...(price && {
      price: { sellPrice: price.fromPrice.sellPrice, refPrice: listed?.reference, promo: listed?.promo, nights: nights.min },
    }),
    hotel: { id: hotel.id, label: hotel.label, stars, location: { label: location.label }, review },
    uri,
  }
}

/** What it keeps of an activity; its price is for one person. Nothing without a picture. */
export function viewedActivity({ id, label, uri, imagesBySize, prices, mainActivityCenter }: ActivityDetail): ViewedItem | undefined {
  const [picture] = imagesBySize
  if (!picture) return undefined
  const adults = activityAdults(prices, undefined)
  const price = activityPrice(prices, adults)
  const promo = activityPromo(price?.promoPercentageRounded)
  return {
    type: 'ACTIVITY',
    id,
    imageUrl: picture.sizes['640_360'],
    label,
    ...(price && {
      price: {
        sellPrice: pricePerPerson(price.sellPrice, adults),
        refPrice: promo ? pricePerPerson(price.refPrice ?? price.barPrice, adults) : undefined,
        promo,
        nights: 0,
      },
    }),
    hotel: {
      id: mainActivityCenter.id,
      label: mainActivityCenter.label,
      stars: mainActivityCenter.stars ?? 0,
      location: { label: mainActivityCenter.location.label },
    },
    uri,
  }
}
