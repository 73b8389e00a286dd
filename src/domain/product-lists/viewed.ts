import * as v from 'valibot'
import { ViewedItem } from '../../contract/viewed.ts'
import { parseStoredList } from '../../stored/entries.ts'

export const maxViewed = 12

const isSame = (a: ViewedItem, b: ViewedItem): boolean => a.type === b.type && a.id === b.id

export function withViewed(list: readonly ViewedItem[], item: ViewedItem): ViewedItem[] {
  return [item, ...list.filter((other) => !isSame(other, item))].slice(0, maxViewed)
}

export function othersViewed(list: readonly ViewedItem[], item: ViewedItem | undefined): ViewedItem[] {
  return item ? list.filter((other) => !isSame(other, item)) : [...list]
}

export function parseViewed(text: string | null): ViewedItem[] {
  const items = parseStoredList(text, maxViewed, (entry) => {
    const item = v.safeParse(ViewedItem, entry)
    return item.success ? item.output : undefined
  })
  // An older version may have stored a product twice.
  return items.reduceRight<ViewedItem[]>((list, item) => withViewed(list, item), [])
}
