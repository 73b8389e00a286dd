import type { TrackedEvent } from '../../contract/analytics.ts'
import { maxTextLength } from '../../contract/analytics-limits.ts'
import { productOfCheckout, productOfPath } from '../../domain/analytics/item-address.ts'
import { criteriaOfAddress, pageView, priceOf } from './card-item.ts'

const panels = 'travel-island:is([data-name="booking"],[data-name="gift"],[data-name="hotel-panel"],[data-name="activity-box"]), #booking'

export function pageEvents(): TrackedEvent[] {
  const { site, flow } = pageView()
  const { locale, currency } = site.market
  const path = location.pathname.slice(0, maxTextLength)
  const launch: TrackedEvent = {
    event: 'page_launch',
    path,
    flowType: flow,
    locale,
    currency,
    ...(site.minisite && { minisite: site.minisite }),
  }
  const product = productOfPath(site, location.pathname)
  const panel = [...document.querySelectorAll(panels)].find((each) => priceOf(each) !== undefined)
  const price = panel && priceOf(panel)
  const changed = document.querySelector<HTMLElement>('[data-price-change]')?.dataset['priceChange']
  const [before = 0, after = 0] = changed?.split(' ').map(Number) ?? []
  return [
    launch,
    ...(product
      ? [
          {
            event: 'view_item' as const,
            ...product,
            ...(price !== undefined && { price }),
            // A box is a gift in either flow, and its beneficiary chooses the guests.
            ...(product.box ? { flowType: 'gifting' as const } : { ...criteriaOfAddress(location), flowType: flow }),
          },
        ]
      : []),
    ...(changed ? [{ event: 'price_update' as const, ...productOfCheckout(new URLSearchParams(location.search)), before, after }] : []),
  ]
}
