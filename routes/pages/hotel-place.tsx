import type { ReactNode } from 'react'
import type { HotelDetail } from '../../src/contract/hotel.ts'
import { Island } from '../../src/hydration/server/Island.tsx'
import { hotelMap } from '../../src/islands/hotel-map/island.ts'
import { addressLines } from '../../src/ui/stay/address-lines.ts'

/** Button that opens the map of a stay, hotel or activity. */
export function HotelPlace({ hotel: { label, location } }: { hotel: Pick<HotelDetail, 'label' | 'location'> }): ReactNode {
  const point = { lat: location.latitude, lng: location.longitude }
  return <Island island={hotelMap} when="interaction" props={{ label, point, address: addressLines(location) }} />
}
