import { formatWishes, parseWishes, withWishes } from '../../domain/product-lists/wishes.ts'
import { stored } from '../../stored/entries.ts'
import { wishesKey } from '../../stored/keys.ts'

/** One store for the page, so that every subscriber is notified. */
export const storedWishes = stored(wishesKey)

export const wishes = (): string[] => parseWishes(storedWishes.read())

/** Returns false where the browser does not keep them. */
export function changeWishes(change: (wishes: readonly string[]) => readonly string[]): boolean {
  return storedWishes.write(formatWishes(change(wishes())))
}

/** Follows changes in all tabs; the place is empty for no wish. */
export function showWishCount(place: Element): void {
  const show = () => {
    place.textContent = String(wishes().length || '')
  }
  show()
  storedWishes.subscribe(show)
}

export function addWishes(button: HTMLElement): void {
  const isKept = changeWishes((list) => withWishes(list, (button.dataset['addWishes'] ?? '').split(' ')))
  const message = button.parentElement?.querySelector('output')
  if (message) message.textContent = message.dataset[isKept ? 'added' : 'unkept'] ?? ''
}
