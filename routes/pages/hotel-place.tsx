import type { ReactNode } from 'react'
import type { HotelDetail } from '../../src/contract/hotel.ts'
import { Island } from '../../src/hydration/server/Island.tsx'
import { hotelMap } from '../../src/islands/hotel-map/island.ts'
import { addressLines } from '../../src/ui/stay/address-lines.ts'

/** What opens the map of a stay's, a hotel's or an activity's page. */
export function HotelPlace({ of: { label, location } }: { of: Pick<HotelDetail, 'label' | 'location'> }): ReactNode {
  const point = { lat: location.latitude, lng: location.longitude }
  return <Island of={hotelMap} when="interaction" props={{ label, point, address: addressLines(location) }} />
}
