import type { PlaceKey } from '../places/places.ts'

/** A destination of the menu, with the ones below it. */
export type Branch = PlaceKey | readonly [place: PlaceKey, below: readonly Branch[]]
