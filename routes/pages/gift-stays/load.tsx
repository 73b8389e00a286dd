import { msg } from '@lingui/core/macro'
import type { HeldGift } from '../../../src/contract/beneficiary.ts'
import { pageNumberOf } from '../../../src/domain/pagination/pagination.ts'
import type { Redeeming } from '../../../src/domain/redeeming/redeeming.ts'
import { acceptSearchDates } from '../../../src/domain/search/flexibility.ts'
import { parseSearchCriteria } from '../../../src/domain/search/hash.ts'
import { href, pathOf } from '../../../src/market/site.ts'
import { pageOf } from '../../page.ts'
import { redirectTo } from '../purchase-redirects.ts'
import { searchBoxContent } from '../search-box-content.ts'
import { loadSearch } from '../search/load-search.ts'
import { followPlaceName } from '../search/place-name.ts'
import { GiftStaysPage } from './GiftStaysPage.tsx'
import { redeemedGift } from './redeemed-gift.ts'

/** Where the beneficiary of a box chooses a stay. A voucher has one stay, whose dates are chosen at once. */
export const giftStays = pageOf({
  async critical(context, { reference }) {
    const { content, site, url, today, hour } = context
    const gift = await redeemedGift(context, reference)
    if ('errorPage' in gift) return gift
    if (gift.gift.type === 'SINGLEVOUCHER') throw redirectTo(href(site, 'gift', { path: [gift.reference, 'stays', gift.gift.stayId] }))
    const redeeming = redeemingOf(gift)
    if (!redeeming) throw redirectTo(href(site, 'gift', { path: [gift.reference] }))
    const own = pathOf(site, 'gift', [gift.reference, 'stays'])
    const unknown = await followPlaceName(context, { screen: 'gift', path: own })
    const criteria = acceptSearchDates(parseSearchCriteria(url.search), today, hour)
    const { periods } = await searchBoxContent(content)
    return { gift, redeeming, own, unknown, criteria, periods, page: pageNumberOf(url.searchParams.get('page')) }
  },
  deferred: (context, { criteria, page, redeeming }) =>
    loadSearch(context, { criteria, flow: 'booking', page, placeOfQuery: criteria.destination !== undefined, redeeming }),
  document: (context, loaded) => ({
    head: { title: context.i18n._(msg`Where to, with your gift?`), robots: 'noindex, nofollow', sheet: ['search', 'redeeming'] },
    view: { redeeming: loaded.redeeming },
    caching: { seconds: 0, personal: true, tags: ['search'] },
    frame: { kind: 'full', page: 'other' },
    body: <GiftStaysPage context={context} {...loaded} banners={[]} />,
  }),
})

function redeemingOf({ gift, reference, value, nights, validUntil }: HeldGift): Redeeming | undefined {
  if (gift.type !== 'BOX' || nights === undefined) return undefined
  return { gift: reference, box: gift.code, value, nights, validUntil }
}
