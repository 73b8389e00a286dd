import { formatWishes, parseWishes } from '../domain/shelf/wishes.ts'
import { wishesKey } from '../stored/keys.ts'
import { stored } from './stored-text.ts'

/** One store per page: every subscriber is notified. */
export const storedWishes = stored(wishesKey)

export const wishes = (): string[] => parseWishes(storedWishes.read())

export function changeWishes(change: (wishes: readonly string[]) => readonly string[]): void {
  storedWishes.write(formatWishes(change(wishes())))
}
