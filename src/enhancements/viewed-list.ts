import type { ViewedItem } from '../contract/viewed.ts'
import { parseViewed, withViewed } from '../domain/shelf/viewed.ts'
import { type Stored, stored } from './stored-text.ts'

/** Recently viewed products. One list per locale, because names and addresses are the market's. */
export const viewedList = (locale: string): Stored => stored(`escale.viewed.${locale}`)

export function recordViewed(list: Stored, current: ViewedItem): void {
  list.write(JSON.stringify(withViewed(parseViewed(list.read()), current)))
}
