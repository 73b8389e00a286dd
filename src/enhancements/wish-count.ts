import { storedWishes, wishes } from './wish-list.ts'

/** Shows the number of products in the wishlist, in the header of all tabs; nothing for none. */
export function showWishCount(place: Element): void {
  const show = () => {
    place.textContent = String(wishes().length || '')
  }
  show()
  storedWishes.subscribe(show)
}
