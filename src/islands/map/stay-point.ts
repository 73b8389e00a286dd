import type { MapAnswer } from '../../contract/offers.ts'
import type { Point } from '../../contract/scalars.ts'

/** A result on the map: the id of the stay its card shows, and where its hotel is. */
export interface StayPoint {
  readonly stay: number
  readonly location: Point
}

/** The map search's answer as points; a hotel without a stay has no card and is left out. */
export function stayPoints(answer: { readonly exactMatch: readonly MapAnswer['exactMatch'][number][] }): StayPoint[] {
  return answer.exactMatch.flatMap(({ location, weekend }) => {
    const stay = weekend[0]?.id
    return stay === undefined ? [] : [{ stay, location }]
  })
}
