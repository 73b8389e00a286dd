import type { ViewedItem } from '../../contract/viewed.ts'
import { parseViewed, withViewed } from '../../domain/shelf/viewed.ts'
import { type Kept, kept } from '../shelf/kept.ts'

/** What this browser keeps of the products looked at; names and addresses are the market's, so each locale has its own. */
export const viewedList = (locale: string): Kept => kept(`escale.viewed.${locale}`)

/** Puts the product of this page at the head of the list. */
export function recordViewed(list: Kept, current: ViewedItem): void {
  list.write(JSON.stringify(withViewed(parseViewed(list.read()), current)))
}
