import type { HotelDetail } from '../../contract/hotel.ts'

export function addressLines({ address, zipCode, city, country }: HotelDetail['location']): string[] {
  return [address, [zipCode, city].filter(Boolean).join(' '), country].flatMap((line) => line || [])
}
