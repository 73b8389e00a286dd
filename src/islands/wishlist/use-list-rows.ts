import { useEffect, useState } from 'react'
import { type RemovedWish, rowsOf, withoutWish, withWish } from '../../domain/product-lists/wishes.ts'
import { changeWishes } from '../../enhancements/wishlist/wishes.ts'
import { wishesKey } from '../../stored/keys.ts'
import { useWishes } from '../controls/use-wishes.ts'

export interface ListRows {
  /** Undefined on the server and while hydrating, when the browser's storage is not read. */
  readonly wishes: readonly string[] | undefined
  /** False where the browser refuses to store the list. */
  readonly isKept: boolean
  /** The wishes, and those removed on this page, which can be taken back. */
  readonly rows: readonly string[]
  readonly remove: (wish: string) => void
  readonly restore: (wish: string) => void
  /** Removes products for good, because they no longer exist. */
  readonly forget: (gone: readonly string[]) => void
}

export function useListRows(): ListRows {
  const wishes = useWishes()
  const [isKept, setKept] = useState(true)
  useEffect(() => setKept(canStoreWishes()), [])
  const [removed, setRemoved] = useState<readonly RemovedWish[]>([])
  const rows = rowsOf(wishes ?? [], removed)
  const without = (wish: string) => removed.filter((each) => each.wish !== wish)
  return {
    wishes,
    isKept,
    rows,
    remove(wish) {
      setRemoved([...without(wish), { wish, row: rows.indexOf(wish) }])
      changeWishes((list) => withoutWish(list, wish))
    },
    forget: (gone) => changeWishes((list) => list.filter((wish) => !gone.includes(wish))),
    restore(wish) {
      const before = rows.slice(0, rows.indexOf(wish))
      setRemoved(without(wish))
      changeWishes((list) => withWish(list, wish, before.filter((other) => list.includes(other)).length))
    },
  }
}

/** Writes what is there, so that a full storage, which keeps the list, is told from one that is refused. */
function canStoreWishes(): boolean {
  try {
    const text = localStorage.getItem(wishesKey)
    localStorage.setItem(wishesKey, text ?? '')
    if (text === null) localStorage.removeItem(wishesKey)
    return true
  } catch {
    return false
  }
}
