/** `STAY:10572`, `ACTIVITY:700001`. */
export type Wish = `${'STAY' | 'ACTIVITY'}:${number}`

/** Limit below any browser's storage quota. */
const maxWishes = 200

export const wishOf = (type: 'STAY' | 'ACTIVITY', id: number): Wish => `${type}:${id}`

/** Drops invalid entries and duplicates. */
export function parseWishes(text: string | null): string[] {
  const wishes = (text ?? '').split(' ').filter((wish) => /^(?:STAY|ACTIVITY):[1-9]\d{0,8}$/.test(wish))
  return [...new Set(wishes)].slice(0, maxWishes)
}

export function formatWishes(wishes: readonly string[]): string {
  return wishes.join(' ')
}

export function toggledWish(wishes: readonly string[], wish: string): string[] {
  return wishes.includes(wish) ? wishes.filter((other) => other !== wish) : [wish, ...wishes].slice(0, maxWishes)
}
