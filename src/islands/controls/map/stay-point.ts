import type { MapResponse } from '../../../contract/offers.ts'
import type { Point } from '../../../contract/scalars.ts'
import { type CardPriceSetting, stayCardPrice } from '../../../domain/pricing/card-price.ts'

/** The total on a pin, as its card shows it. */
export interface PinPrice {
  readonly cents: number
  /** The lowest price, without dates. */
  readonly from: boolean
}

export interface StayPoint {
  readonly stay: number
  readonly location: Point
  /** Name of the hotel. */
  readonly hotel?: string | undefined
  readonly price?: PinPrice | undefined
}

/** Drops hotels that have no stay to show. */
export function stayPoints(response: Pick<MapResponse, 'exactMatch'>, setting: CardPriceSetting): StayPoint[] {
  return response.exactMatch.flatMap(({ label, location, weekend }) => {
    const [stay] = weekend
    if (!stay) return []
    const price = stay.price && stayCardPrice(stay.price, setting)
    return [{ stay: stay.id, location, hotel: label, price: price && { cents: price.sell, from: price.type === 'from' } }]
  })
}
