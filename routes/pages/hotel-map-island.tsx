import type { ReactNode } from 'react'
import type { HotelDetail } from '../../src/contract/hotel.ts'
import { Island } from '../../src/hydration/server/Island.tsx'
import { hotelMap } from '../../src/islands/hotel-map/island.ts'
import { addressLines } from '../../src/ui/stay/address-lines.ts'

interface HotelPlaceProps {
  readonly hotel: Pick<HotelDetail, 'label' | 'location'>
  readonly picture?: boolean
}

export function HotelMapIsland({ hotel: { label, location }, picture = false }: HotelPlaceProps): ReactNode {
  const point = { lat: location.latitude, lng: location.longitude }
  const props = { label, point, address: addressLines(location), ...(picture && { pictured: location.label }) }
  return <Island island={hotelMap} when="interaction" props={props} />
}
