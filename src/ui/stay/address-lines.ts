import type { HotelDetail } from '../../contract/hotel.ts'

/** Returns the known lines of a hotel's postal address. */
export function addressLines({ address, zipCode, city, country }: HotelDetail['location']): string[] {
  return [address, [zipCode, city].filter(Boolean).join(' '), country].flatMap((line) => line || [])
}
