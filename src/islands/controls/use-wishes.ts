import { useMemo, useSyncExternalStore } from 'react'
import { parseWishes } from '../../domain/product-lists/wishes.ts'
import { storedWishes } from '../../enhancements/wishlist/wishes.ts'

const text = (): string => storedWishes.read() ?? ''

/** The wishlist, which follows changes in other tabs. Undefined on the server and while hydrating. */
export function useWishes(): readonly string[] | undefined {
  const current = useSyncExternalStore<string | undefined>(storedWishes.subscribe, text, () => undefined)
  return useMemo(() => (current === undefined ? undefined : parseWishes(current)), [current])
}
