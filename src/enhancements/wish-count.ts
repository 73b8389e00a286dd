import { storedWishes, wishes } from './wish-list.ts'

/** Updated in all tabs; empty for none. */
export function showWishCount(place: Element): void {
  const show = () => {
    place.textContent = String(wishes().length || '')
  }
  show()
  storedWishes.subscribe(show)
}
