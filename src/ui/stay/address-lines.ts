import type { HotelDetail } from '../../contract/hotel.ts'

/** A place without a town has the name that it is shown by. */
export function addressLines({ label, address, zipCode, city, country }: HotelDetail['location']): string[] {
  return [address, [zipCode, city ?? label].filter(Boolean).join(' '), country].flatMap((line) => line || [])
}
