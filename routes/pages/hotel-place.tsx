import type { ReactNode } from 'react'
import type { HotelDetail } from '../../src/contract/hotel.ts'
import { Island } from '../../src/hydration/server/Island.tsx'
import { hotelMap } from '../../src/islands/hotel-map/island.ts'
import { addressLines } from '../../src/ui/stay/address-lines.ts'

interface HotelPlaceProps {
  readonly hotel: Pick<HotelDetail, 'label' | 'location'>
  /** With a picture of the map above the button. */
  readonly picture?: boolean
}

/** Button that opens the map of a stay, hotel or activity. */
export function HotelPlace({ hotel: { label, location }, picture = false }: HotelPlaceProps): ReactNode {
  const point = { lat: location.latitude, lng: location.longitude }
  const props = { label, point, address: addressLines(location), ...(picture && { pictured: location.label }) }
  return <Island island={hotelMap} when="interaction" props={props} />
}
