/** A product on a wishlist: `STAY:10572`, `ACTIVITY:700001`. */
export type Wish = `${'STAY' | 'ACTIVITY'}:${number}`

/** More than anybody keeps, less than a browser refuses. */
const most = 200

/** Names a product. */
export const wishOf = (type: 'STAY' | 'ACTIVITY', id: number): Wish => `${type}:${id}`

/** The wishes a kept text stands for: what is no wish is left out, none twice. */
export function parseWishes(text: string | null): string[] {
  const wishes = (text ?? '').split(' ').filter((wish) => /^(?:STAY|ACTIVITY):[1-9]\d{0,8}$/.test(wish))
  return [...new Set(wishes)].slice(0, most)
}

/** The text that is kept. */
export function formatWishes(wishes: readonly string[]): string {
  return wishes.join(' ')
}

/** The list with a product put on it, first, or taken off it. */
export function toggledWish(wishes: readonly string[], wish: string): string[] {
  return wishes.includes(wish) ? wishes.filter((other) => other !== wish) : [wish, ...wishes].slice(0, most)
}
