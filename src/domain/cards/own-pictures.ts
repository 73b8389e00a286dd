import type { OfferCard } from '../../contract/offers.ts'

/**
 * Lets each card begin with a picture that the page shows nowhere above it, neither as one of `taken` nor on an earlier card. A card that has
 * none keeps its order, and so does an activity: its first picture says what is done there.
 */
export function withOwnPictures(cards: readonly OfferCard[], taken: readonly string[]): OfferCard[] {
  const shown = new Set(taken)
  return cards.map((card) => {
    const { images, itemCategory } = card
    const own = itemCategory === 'activity' ? images[0] : (images.find(({ url }) => !shown.has(url)) ?? images[0])
    if (!own) return card
    shown.add(own.url)
    return { ...card, images: [own, ...images.filter((image) => image !== own)] }
  })
}
