import * as v from 'valibot'
import { ViewedItem } from '../../contract/viewed.ts'

/** How many products are kept. */
export const mostViewed = 12

const isSame = (one: ViewedItem, other: ViewedItem): boolean => one.type === other.type && one.id === other.id

/** The list with what is looked at now: newest first, no product twice, the oldest leaves when there are too many. */
export function withViewed(list: readonly ViewedItem[], item: ViewedItem): ViewedItem[] {
  return [item, ...list.filter((other) => !isSame(other, item))].slice(0, mostViewed)
}

/** The list without the product of the page itself. */
export function othersViewed(list: readonly ViewedItem[], item: ViewedItem | undefined): ViewedItem[] {
  return item ? list.filter((other) => !isSame(other, item)) : [...list]
}

/** The list a kept text stands for: entries that do not fit are left out, a text that cannot be read is an empty list. */
export function parseViewed(text: string | null): ViewedItem[] {
  const entries = fromJson(text)
  if (!Array.isArray(entries)) return []
  const items = entries.slice(0, mostViewed).flatMap((entry: unknown) => {
    const item = v.safeParse(ViewedItem, entry)
    return item.success ? [item.output] : []
  })
  // Kept by hand or by an older page, a product may be there twice.
  return items.reduceRight<ViewedItem[]>((list, item) => withViewed(list, item), [])
}

function fromJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}
