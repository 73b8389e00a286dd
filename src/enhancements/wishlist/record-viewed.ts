import * as v from 'valibot'
import { ViewedItem } from '../../contract/viewed.ts'
import { othersViewed, parseViewed, withViewed } from '../../domain/product-lists/viewed.ts'
import { fireTriggers, whenPageIdle } from '../../hydration/browser/triggers.ts'
import { pageLocale } from '../page/page-locale.ts'
import { storedViewed } from '../../stored/entries.ts'

// The island has no trigger of its own.
const island = document.querySelector('travel-island[data-name="recently-viewed"]')
const { current } = v.parse(v.object({ current: v.optional(ViewedItem) }), JSON.parse(island?.querySelector('script')?.textContent ?? '{}'))
const list = storedViewed(pageLocale())
if (current) list.write(JSON.stringify(withViewed(parseViewed(list.read()), current)))
if (island && othersViewed(parseViewed(list.read()), current).length > 0) {
  const show = () => whenPageIdle(() => fireTriggers(island))
  if (scrollY > 0) show()
  else addEventListener('scroll', show, { once: true, passive: true })
}
