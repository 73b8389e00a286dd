import type { ReactNode } from 'react'
import type { PriceInfo } from '../../../src/contract/price.ts'
import type { Quote } from '../../../src/contract/quote.ts'
import { extrasOfProduct } from '../../../src/domain/extras/extra-choices.ts'
import { formatStayCriteria, parseStayCriteria } from '../../../src/domain/stay/hash.ts'
import { isTaxAtHotel, isTaxIncluded } from '../../../src/domain/pricing/local-tax.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { booking } from '../../../src/islands/booking/island.ts'
import { gift } from '../../../src/islands/gift/island.ts'
import { BookingPanelSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import type { StayPageProps } from './props.ts'

interface Price {
  readonly extraPrices?: Readonly<Record<number, number>>
  readonly fromPrice?: PriceInfo | undefined
  readonly quote?: Quote | undefined
}

type BookingSectionProps = Pick<
  StayPageProps,
  'context' | 'detail' | 'criteria' | 'choices' | 'product' | 'extraPrices' | 'offers' | 'quote' | 'parcel'
>

/** The panel is deferred until its price arrives, and can be used without one. */
export function BookingSection(props: BookingSectionProps): ReactNode {
  const { quote, offers } = props
  // The prices of a gift are content, so there is nothing to await.
  if (!offers) return <Panel {...props} price={{}} />
  const fromOffers = offers.then(
    ({ offers: listed }): Price => ({ fromPrice: listed.find(({ weekendId }) => weekendId === props.product)?.priceInfo }),
  )
  const panelOf = (price: Price) => <Panel {...props} price={price} />
  const withoutQuote = (
    <Deferred data={fromOffers} pending={<BookingPanelSkeleton />} failed={panelOf({})}>
      {panelOf}
    </Deferred>
  )
  if (!quote) return withoutQuote
  const hasExtras = extrasOfProduct(props.choices, props.product).length > 0
  const pricesOfChosen = hasExtras ? props.extraPrices : undefined
  const price = Promise.all([quote, fromOffers.catch((): Price => ({})), pricesOfChosen]).then(
    ([response, from, extraPrices]): Price => ({ ...from, quote: response, ...(extraPrices && { extraPrices }) }),
  )
  return (
    <Deferred data={price} pending={<BookingPanelSkeleton />} failed={withoutQuote}>
      {panelOf}
    </Deferred>
  )
}

function Panel({ context, detail, criteria, choices, quote, price, parcel }: BookingSectionProps & { price: Price }): ReactNode {
  const { view } = context
  const common = {
    stayId: detail.id,
    label: detail.label,
    query: formatStayCriteria(criteria),
    giftable: detail.isGiftable,
    ...(detail.priceList && { priceList: detail.priceList }),
  }
  if (view.flow === 'gifting') return <Island island={gift} when="visible hash" props={{ ...common, byPost: parcel !== undefined }} />
  return (
    <Island
      island={booking}
      // Without dates there is nothing to request yet.
      when={criteria.dates ? 'visible' : 'hash scroll'}
      early={{ address: 'checkin=', part: 'PricedStay' }}
      props={{
        ...common,
        query: formatStayCriteria({ ...criteria, dates: parseStayCriteria(context.url.search).dates }),
        hotelId: detail.hotel.id,
        nights: detail.nights,
        taxIncluded: isTaxIncluded(detail.hotel.localTax),
        taxAtHotel: isTaxAtHotel(detail.hotel.localTax),
        quoteFailed: quote !== undefined && price.quote === undefined,
        ...(choices && { extras: { choices, ...(price.extraPrices && { prices: price.extraPrices }) } }),
        ...(price.fromPrice && { fromPrice: price.fromPrice }),
        ...(price.quote && { quote: price.quote }),
        ...(detail.dataFlowMode === 'pull' && { pull: true }),
      }}
    />
  )
}
