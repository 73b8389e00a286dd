import type { OfferCard } from '../../contract/offers.ts'

type Packaged = { readonly hotel: Pick<OfferCard['hotel'], 'id' | 'legacyPackageCount'> }

export function hasOtherPackages({ hotel }: Packaged, list: readonly Packaged[]): boolean {
  return (hotel.legacyPackageCount ?? 0) > list.filter((offer) => offer.hotel.id === hotel.id).length
}
