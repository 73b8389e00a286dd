import type { ActivityDetail } from '../../contract/activity.ts'
import type { StayDetail } from '../../contract/stay.ts'
import type { ViewedItem } from '../../contract/viewed.ts'
import { activityAdults, activityPrice } from '../activity/activity-guests.ts'
import { activityPerPerson } from '../pricing/card-price.ts'
import { type DisplayedPrice, displayedPrice } from '../pricing/displayed-price.ts'
import { offersPromo } from '../pricing/promo.ts'

/** The price is for two guests and the minimum nights. A stay without a picture is not stored. */
export function viewedStay({ id, label, uri, hotel, images, nights, price, dataFlowMode }: StayDetail): ViewedItem | undefined {
  const { location, review, stars } = hotel
  const [picture] = images
  if (!picture) return undefined
  return {
    type: 'STAY',
    id,
    imageUrl: picture.sizes['640_360'],
    label,
    ...(price && { price: stored(displayedPrice(price.fromPrice, offersPromo(price.fromPrice.promo), { nights: nights.min })) }),
    hotel: { id: hotel.id, label: hotel.label, stars, location: { label: location.label }, review },
    uri,
    ...(dataFlowMode && { dataFlowMode }),
  }
}

/** The price is per person. An activity without a picture is not stored. */
export function viewedActivity({ id, label, uri, imagesBySize, prices, mainActivityCenter }: ActivityDetail): ViewedItem | undefined {
  const [picture] = imagesBySize
  if (!picture) return undefined
  const adults = activityAdults(prices, undefined)
  const price = activityPrice(prices, adults)
  return {
    type: 'ACTIVITY',
    id,
    imageUrl: picture.sizes['640_360'],
    label,
    ...(price && { price: stored(activityPerPerson(price, adults)) }),
    hotel: {
      id: mainActivityCenter.id,
      label: mainActivityCenter.label,
      stars: mainActivityCenter.stars ?? 0,
      location: { label: mainActivityCenter.location.label },
    },
    uri,
  }
}

/** Stores the promotion as it is displayed, after the threshold of its list. */
function stored({ sell, reference, promo, nights = 0 }: DisplayedPrice): ViewedItem['price'] {
  return { sellPrice: sell, refPrice: reference, promo, nights }
}
