import type { DestinationKind } from '../../contract/offers.ts'
import { beach, building, map, mountain, pin, world } from '../../ui/icon/paths.ts'

export const placeIcons: Readonly<Record<DestinationKind, string>> = {
  city: pin,
  country: world,
  department: map,
  hotel: building,
  poi: pin,
  searesort: beach,
  skiresort: mountain,
  region: map,
  touristicregion: map,
}
