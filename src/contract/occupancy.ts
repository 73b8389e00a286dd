import type { IsoDate } from './scalars.ts'

export interface Occupancy {
  readonly adult: number
  readonly child: number
  readonly baby: number
}

export interface StayOccupancy extends Occupancy {
  readonly checkin: IsoDate
  readonly nights: number
}
