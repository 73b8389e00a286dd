import { msg } from '@lingui/core/macro'
import { orFail } from '../../../src/contract/outcome.ts'
import { lastBookableDay } from '../../../src/domain/calendar/paging.ts'
import { addDays, monthOf, monthsBetween } from '../../../src/domain/dates/days.ts'
import { nightsOf } from '../../../src/domain/dates/stay-dates.ts'
import { toOccupancy } from '../../../src/domain/guests/occupancy.ts'
import type { Guests } from '../../../src/domain/guests/guests.ts'
import { acceptSearchDates } from '../../../src/domain/search/flexibility.ts'
import { parseSearchCriteria } from '../../../src/domain/search/hash.ts'
import { href, pathOf } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import { idOf, pageOf } from '../../page.ts'
import { type RedeemedGift, redeemedGift } from '../gift-stays/redeemed-gift.tsx'
import { missingContent } from '../missing-content.ts'
import { giftHref, heldGift } from '../gift/held-gift.ts'
import { redirectTo } from '../purchase-redirects.ts'
import { GiftStayPage } from './GiftStayPage.tsx'

/** When the beneficiary of a voucher or a box arrives at a stay. All choices are in the query, so that it works without scripts. */
export const giftStay = pageOf({
  async critical(context, params) {
    const { content, site, url, today, hour } = context
    const { reference, stayId } = params
    const gift = redeemedGift(context, reference)
    const id = idOf(stayId)
    if (id === undefined) throw redirectTo(giftHref(site, gift.reference))
    if (gift.stay !== undefined && gift.stay !== id) throw redirectTo(href(site, 'gift', { path: [gift.reference, 'stays', gift.stay] }))
    const found = await content.stay(id)
    if (found.kind !== 'ok') return missingContent(context, params, found.kind)
    const stay = found.value
    const { dates, flexibility, guests } = acceptSearchDates(parseSearchCriteria(url.search), today, hour)
    const asked = dates ? nightsOf(dates) : (flexibility?.nights ?? gift.nights)
    const nights = Math.min(Math.max(asked, stay.nights.min), stay.nights.max)
    const from = addDays(today, 1)
    const last = lastBookableDay(today)
    const until = gift.validUntil < last ? gift.validUntil : last
    const path = pathOf(site, 'gift', [gift.reference, 'stays', id])
    return { gift, stay, stayId: id, dates, month: flexibility?.month, nights, guests, from, until, path }
  },
  deferred(context, { gift, stayId, nights, guests, dates, from, until }) {
    const { upstream } = context
    const ask = (others: { readonly nights: number; readonly guests: Guests }) =>
      askPrices(context, gift, stayId, { ...others, from, until })
    return {
      state: heldGift(context, gift.reference),
      prices: orFail(ask({ nights, guests })),
      lengths: dates
        ? orFail(upstream.checkoutNights({ id: stayId, checkin: dates.checkin, ...toOccupancy(guests) }))
        : Promise.resolve([]),
      ask,
    }
  },
  document: (context, loaded) => ({
    head: { title: context.i18n._(msg`When would you like to go?`), robots: 'noindex, nofollow', sheet: ['purchase', 'redeeming'] },
    caching: { seconds: 0, personal: true, tags: ['search'] },
    frame: { kind: 'full', page: 'other' },
    body: <GiftStayPage context={context} {...loaded} />,
  }),
})

interface AskedPrices {
  readonly nights: number
  readonly guests: Guests
  readonly from: string
  readonly until: string
}

/** The prices of every day of arrival until the end of the validity. */
function askPrices(
  { upstream }: Pick<PageContext, 'upstream'>,
  { value, validUntil }: RedeemedGift,
  id: number,
  { nights, guests, from, until }: AskedPrices,
) {
  const month = monthOf(from)
  const length = Math.min(13, Math.max(1, monthsBetween(month, monthOf(until)) + 1))
  return upstream.checkinPrices({ id, month, length, nights, giftPrice: value, validUntil, ...toOccupancy(guests) })
}
