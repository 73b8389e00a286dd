import type { ReactNode } from 'react'
import type { PriceInfo } from '../../../src/contract/price.ts'
import type { Quote } from '../../../src/contract/quote.ts'
import { formatStayCriteria } from '../../../src/domain/criteria/parse-stay.ts'
import { isTaxIncluded } from '../../../src/domain/pricing/local-tax.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { booking } from '../../../src/islands/booking/island.ts'
import { gift } from '../../../src/islands/gift/island.ts'
import { BookingPanelSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import type { StayPageParts } from './StayPage.tsx'

interface Price {
  readonly fromPrice?: PriceInfo | undefined
  readonly quote?: Quote | undefined
}

/** What books the stay, or gives it: waits for its price, and without one still takes dates. */
export function BookingSection(it: StayPageParts): ReactNode {
  const { quote, offers } = it
  // A gift's prices came with the stay.
  if (!offers) return <Panel {...it} price={{}} />
  const fromOffers = offers.then(
    ({ offers }): Price => ({ fromPrice: offers.find(({ weekendId }) => weekendId === it.detail.id)?.priceInfo }),
  )
  const panelOf = (price: Price) => <Panel {...it} price={price} />
  const withoutQuote = (
    <Deferred of={fromOffers} pending={<BookingPanelSkeleton />} failed={panelOf({})}>
      {panelOf}
    </Deferred>
  )
  if (!quote) return withoutQuote
  const price = Promise.all([quote, fromOffers.catch((): Price => ({}))]).then(([answer, from]): Price => ({ ...from, quote: answer }))
  return (
    <Deferred of={price} pending={<BookingPanelSkeleton />} failed={withoutQuote}>
      {panelOf}
    </Deferred>
  )
}

function Panel({ context, detail, criteria, quote, price }: StayPageParts & { price: Price }): ReactNode {
  const { view, today, hour, minisite } = context
  const common = {
    stayId: detail.id,
    label: detail.label,
    query: formatStayCriteria(criteria),
    giftable: detail.isGiftable,
    today,
    hour,
    ...(detail.priceList && { priceList: detail.priceList }),
  }
  if (view.flow === 'gifting') return <Island of={gift} when="visible" props={common} />
  return (
    <Island
      of={booking}
      // Without dates there is nothing to ask for before the visitor begins.
      when={criteria.dates ? 'visible' : 'hash scroll'}
      props={{
        ...common,
        hotelId: detail.hotel.id,
        nights: detail.nights,
        taxIncluded: isTaxIncluded(detail.hotel.localTax),
        quoteFailed: quote !== undefined && price.quote === undefined,
        ...(price.fromPrice && { fromPrice: price.fromPrice }),
        ...(price.quote && { quote: price.quote }),
        ...(minisite && { minisite: minisite.minisiteId }),
      }}
    />
  )
}
