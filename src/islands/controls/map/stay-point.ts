import type { MapResponse } from '../../../contract/offers.ts'
import type { Point } from '../../../contract/scalars.ts'
import { type CardPriceSetting, stayCardPrice } from '../../../domain/pricing/card-price.ts'

/** As the card shows it. */
export interface PinPrice {
  readonly cents: number
  /** Without dates the lowest price. */
  readonly from: boolean
}

export interface StayPoint {
  readonly stay: number
  readonly location: Point
  readonly hotel?: string | undefined
  readonly price?: PinPrice | undefined
}

/** Drops hotels without a stay. */
export function stayPoints(response: Pick<MapResponse, 'exactMatch'>, setting: CardPriceSetting): StayPoint[] {
  return response.exactMatch.flatMap(({ label, location, weekend }) => {
    const [stay] = weekend
    if (!stay) return []
    const price = stay.price && stayCardPrice(stay.price, setting)
    return [{ stay: stay.id, location, hotel: label, price: price && { cents: price.sell, from: price.type === 'from' } }]
  })
}
