import type { MapResponse } from '../../../contract/offers.ts'
import type { Point } from '../../../contract/scalars.ts'

export interface StayPoint {
  readonly stay: number
  readonly location: Point
}

/** Drops hotels that have no stay to show. */
export function stayPoints(response: { readonly exactMatch: readonly MapResponse['exactMatch'][number][] }): StayPoint[] {
  return response.exactMatch.flatMap(({ location, weekend }) => {
    const stay = weekend[0]?.id
    return stay === undefined ? [] : [{ stay, location }]
  })
}
