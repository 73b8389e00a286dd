import type { OfferCard } from '../../contract/offers.ts'
import type { Fallback } from '../fallback/fallbacks.ts'
import type { SearchCriteria } from '../search/criteria.ts'

export const resultsPageSize = 24

/** One banner follows the first row, another one the ninth result; the gift card precedes the rest. */
export interface ResultBands<R> {
  readonly firstRow: readonly R[]
  readonly untilNine: readonly R[]
  readonly rest: readonly R[]
}

export function resultBands<R>(results: readonly R[]): ResultBands<R> {
  return { firstRow: results.slice(0, 3), untilNine: results.slice(3, 9), rest: results.slice(9) }
}

type Packaged = { readonly hotel: Pick<OfferCard['hotel'], 'id' | 'legacyPackageCount'> }

export function hasOtherPackages({ hotel }: Packaged, list: readonly Packaged[]): boolean {
  return (hotel.legacyPackageCount ?? 0) > list.filter((offer) => offer.hotel.id === hotel.id).length
}

/** Places that are small enough for a distance from them to mean something. */
const near: readonly string[] = ['city', 'poi', 'searesort', 'skiresort', 'hotel']

export function showsDistance({ destination, point, filters, sort }: SearchCriteria): boolean {
  if (filters.distance !== undefined || sort === 'distance') return true
  return destination ? near.includes(destination.kind) : point !== undefined
}

/** The region around an area shows no distances: they would be measured from the middle of the area, where no place is. */
export const fallbackShowsDistance = ({ criteria, destination }: Pick<Fallback, 'criteria' | 'destination'>): boolean =>
  showsDistance(criteria) && !destination.isExpanded

/**
 * Lets each card begin with a picture that the page shows nowhere above it, neither as one of `taken` nor on another card, wherever the cards
 * can share their pictures out so. A card that has none keeps its order, and so does an activity: its first picture says what is done there.
 */
export function withOwnPictures(cards: readonly OfferCard[], taken: readonly string[]): OfferCard[] {
  const shown = new Set(taken)
  const choices = cards.map(({ images, itemCategory }) =>
    (itemCategory === 'activity' ? images.slice(0, 1) : images).map(({ url }) => url).filter((url) => !shown.has(url)),
  )
  const owners = new Map<string, number>()
  /** Gives a card a picture that is free, or one whose owner can take another. */
  function give(card: number, tried: Set<string>): boolean {
    const possible = choices[card] ?? []
    const isLeft = (url: string) => {
      const owner = owners.get(url)
      return owner === undefined || (!tried.has(url) && give(owner, tried.add(url)))
    }
    const own = possible.find((url) => !owners.has(url)) ?? possible.find(isLeft)
    if (own === undefined) return false
    owners.set(own, card)
    return true
  }
  for (const card of cards.keys()) give(card, new Set())
  const urls = new Map([...owners].map(([url, card]) => [card, url]))
  return cards.map((card, index) => {
    const own = card.images.find(({ url }) => url === urls.get(index))
    return own ? { ...card, images: [own, ...card.images.filter((image) => image !== own)] } : card
  })
}
