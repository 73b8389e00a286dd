import type { MapResponse } from '../../../contract/offers.ts'
import type { Point } from '../../../contract/scalars.ts'
import { type Redeeming, supplementOf } from '../../../domain/redeeming/redeeming.ts'
import { type CardPriceSetting, stayCardPrice } from '../../../domain/pricing/card-price.ts'

/** The price of a pin, which is the one that the stay's card shows: for a beneficiary the supplement. */
export interface PinPrice {
  readonly cents: number
  /** Whether it is the lowest price, because the search has no dates. */
  readonly from: boolean
}

export interface StayPoint {
  readonly stay: number
  readonly location: Point
  readonly hotel?: string | undefined
  readonly price?: PinPrice | undefined
}

interface PointSetting extends CardPriceSetting {
  readonly redeeming?: Redeeming | undefined
}

/** A point for the first stay of each hotel; hotels without one have no pin. */
export function stayPoints(response: Pick<MapResponse, 'exactMatch'>, setting: PointSetting): StayPoint[] {
  const { redeeming } = setting
  return response.exactMatch.flatMap(({ label, location, weekend }) => {
    const [stay] = weekend
    if (!stay) return []
    const price = stay.price && stayCardPrice(stay.price, setting)
    return [
      {
        stay: stay.id,
        location,
        hotel: label,
        price: price && { cents: redeeming ? supplementOf(price.sell, redeeming) : price.sell, from: price.type === 'from' },
      },
    ]
  })
}
