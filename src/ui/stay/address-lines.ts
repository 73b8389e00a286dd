import type { HotelDetail } from '../../contract/hotel.ts'

/** A hotel's postal address as far as it is known, line by line. */
export function addressLines({ address, zipCode, city, country }: HotelDetail['location']): string[] {
  return [address, [zipCode, city].filter(Boolean).join(' '), country].flatMap((line) => line || [])
}
