import type { ViewedItem } from '../contract/viewed.ts'
import { parseViewed, withViewed } from '../domain/shelf/viewed.ts'
import type { Stored } from './stored-text.ts'

export function recordViewed(list: Stored, current: ViewedItem): void {
  list.write(JSON.stringify(withViewed(parseViewed(list.read()), current)))
}
