import * as v from 'valibot'
import { pageSite } from '../page-site.ts'
import { RecentlyViewedProps } from './props.ts'
import { recordViewed, viewedList } from './viewed-list.ts'

// Also for a visitor who never gets down to where the list is shown: the island's props are still in the page then.
const text = document.querySelector('travel-island[data-name="recently-viewed"] > script')?.textContent
const { current } = v.parse(RecentlyViewedProps, JSON.parse(text ?? '{}'))
if (current) recordViewed(viewedList(pageSite().site.market.locale), current)
