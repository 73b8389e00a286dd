import * as v from 'valibot'
import { ViewedItem } from '../contract/viewed.ts'
import { pageLocale } from './page-locale.ts'
import { recordViewed, viewedList } from './viewed-list.ts'

// Runs without scrolling to the list: the island's props are in the page until it is hydrated.
const props = document.querySelector('travel-island[data-name="recently-viewed"] > script')?.textContent
const { current } = v.parse(v.object({ current: v.optional(ViewedItem) }), JSON.parse(props ?? '{}'))
if (current) recordViewed(viewedList(pageLocale()), current)
