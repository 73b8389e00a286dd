export type Wish = `${'STAY' | 'ACTIVITY'}:${number}`

/** Keeps the list below the storage quota of every browser. */
const maxWishes = 200

export const wishOf = (type: 'STAY' | 'ACTIVITY', id: number): Wish => `${type}:${id}`

export function parseWishes(text: string | null): string[] {
  const wishes = (text ?? '').split(' ').filter((wish) => /^(?:STAY|ACTIVITY):[1-9]\d{0,8}$/.test(wish))
  return [...new Set(wishes)].slice(0, maxWishes)
}

export function formatWishes(wishes: readonly string[]): string {
  return wishes.join(' ')
}

export function toggledWish(wishes: readonly string[], wish: string): string[] {
  return wishes.includes(wish) ? withoutWish(wishes, wish) : withWish(wishes, wish, 0)
}

export function withoutWish(wishes: readonly string[], wish: string): string[] {
  return wishes.filter((other) => other !== wish)
}

export function withWish(wishes: readonly string[], wish: string, at: number): string[] {
  const others = withoutWish(wishes, wish)
  return [...others.slice(0, at), wish, ...others.slice(at)].slice(0, maxWishes)
}

export function withWishes(wishes: readonly string[], more: readonly string[]): string[] {
  return [...more.filter((wish) => !wishes.includes(wish)), ...wishes].slice(0, maxWishes)
}

export interface RemovedWish {
  readonly wish: string
  readonly row: number
}

/** A removed product keeps its row, so that the visitor can take it back. */
export function rowsOf(wishes: readonly string[], removed: readonly RemovedWish[]): string[] {
  const gone = removed.filter(({ wish }) => !wishes.includes(wish)).sort((a, b) => a.row - b.row)
  return gone.reduce((rows, { wish, row }) => rows.toSpliced(row, 0, wish), [...wishes])
}
