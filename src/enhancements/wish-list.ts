import { formatWishes, parseWishes } from '../domain/shelf/wishes.ts'
import { wishesKey } from '../stored/keys.ts'
import { stored } from './stored-text.ts'

/** The wishlist's text. One for the page, so that whatever shows the list is notified of every change. */
export const storedWishes = stored(wishesKey)

export const wishes = (): string[] => parseWishes(storedWishes.read())

export function changeWishes(change: (wishes: readonly string[]) => readonly string[]): void {
  storedWishes.write(formatWishes(change(wishes())))
}
