import { msg } from '@lingui/core/macro'
import { pageNumberOf } from '../../../src/domain/pagination/pagination.ts'
import type { Redeeming } from '../../../src/domain/redeeming/redeeming.ts'
import { acceptSearchDates } from '../../../src/domain/search/flexibility.ts'
import { parseSearchCriteria } from '../../../src/domain/search/hash.ts'
import { href, pathOf } from '../../../src/market/site.ts'
import { pageOf } from '../../page.ts'
import { heldGift } from '../gift/held-gift.ts'
import { redirectTo } from '../purchase-redirects.ts'
import { searchBoxContent } from '../search-box-content.ts'
import { loadSearch } from '../search/load-search.ts'
import { followPlaceName } from '../search/place-name.ts'
import { GiftStaysPage } from './GiftStaysPage.tsx'
import { redeemedGift } from './redeemed-gift.tsx'

/** Where the beneficiary of a box chooses a stay. A voucher has one stay, whose dates are chosen at once. */
export const giftStays = pageOf({
  async critical(context, { reference }) {
    const { content, site, url, today, hour } = context
    const { box, stay, ...gift } = redeemedGift(context, reference)
    if (box === undefined) throw redirectTo(href(site, 'gift', { path: [gift.reference, 'stays', ...(stay === undefined ? [] : [stay])] }))
    const { value, nights, validUntil } = gift
    const redeeming: Redeeming = { gift: gift.reference, box, value, nights, validUntil }
    const own = pathOf(site, 'gift', [gift.reference, 'stays'])
    const unknown = await followPlaceName(context, { screen: 'gift', path: own })
    const criteria = acceptSearchDates(parseSearchCriteria(url.search), today, hour)
    const { periods } = await searchBoxContent(content)
    return { redeeming, own, unknown, criteria, periods, page: pageNumberOf(url.searchParams.get('page')) }
  },
  deferred: (context, { criteria, page, redeeming }) => ({
    state: heldGift(context, redeeming.gift),
    ...loadSearch(context, { criteria, flow: 'booking', page, placeOfQuery: criteria.destination !== undefined, redeeming }),
  }),
  document: (context, loaded) => ({
    head: { title: context.i18n._(msg`Where to, with your gift?`), robots: 'noindex, nofollow', sheet: ['search', 'redeeming'] },
    view: { redeeming: loaded.redeeming },
    caching: { seconds: 0, personal: true, tags: ['search'] },
    frame: { kind: 'full', page: 'other' },
    body: <GiftStaysPage context={context} {...loaded} banners={[]} />,
  }),
})
