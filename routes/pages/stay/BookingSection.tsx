import type { ReactNode } from 'react'
import type { PriceInfo } from '../../../src/contract/price.ts'
import type { Quote } from '../../../src/contract/quote.ts'
import type { StayDetail } from '../../../src/contract/stay.ts'
import { type ExtraChoices, extrasOfProduct } from '../../../src/domain/extras/extra-choices.ts'
import { isTaxAtHotel, isTaxIncluded } from '../../../src/domain/pricing/local-tax.ts'
import { noStayChoices, type StayCriteria } from '../../../src/domain/stay/criteria.ts'
import { formatStayCriteria, parseStayCriteria } from '../../../src/domain/stay/hash.ts'
import { ContentSection } from '../../../src/hydration/server/ContentSection.tsx'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { booking } from '../../../src/islands/booking/island.ts'
import { gift } from '../../../src/islands/gift/island.ts'
import { BookingPanelSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import { useChoices } from './at-rest.tsx'
import type { StayPageProps } from './props.ts'

interface Price {
  readonly extraPrices?: Readonly<Record<number, number>>
  readonly fromPrice?: PriceInfo | undefined
  readonly quote?: Quote | undefined
}

interface BookingSectionProps
  extends Pick<
    StayPageProps,
    'context' | 'detail' | 'sections' | 'criteria' | 'choices' | 'product' | 'extraPrices' | 'offers' | 'quote' | 'parcel'
  > {
  /** Whether the query has no choices. */
  readonly isAtRest: boolean
}

/** The panel is deferred until its price arrives, and can be used without one. */
export function BookingSection(props: BookingSectionProps): ReactNode {
  const { context, detail, sections, criteria, choices, product, quote, offers } = props
  // The prices of a gift are content, so there is nothing to await.
  if (!offers) return <GiftPanel detail={detail} query={formatStayCriteria(criteria)} byPost={props.parcel !== undefined} />
  // Dates that cannot be booked are no choice, and yet the panel says so.
  const { dates } = parseStayCriteria(context.url.search)
  const isAtRest = props.isAtRest && !dates
  const panelOf = (price: Price) => (
    <Panel
      {...{ detail, choices, price }}
      criteria={criteria}
      dates={dates}
      quoteFailed={quote !== undefined && price.quote === undefined}
    />
  )
  const fromOffers = offers.then(
    ({ offers: listed }): Price => ({ fromPrice: listed.find(({ weekendId }) => weekendId === product)?.priceInfo }),
  )
  const withoutQuote = (
    <Deferred data={fromOffers} pending={<BookingPanelSkeleton />} failed={panelOf({})}>
      {(price) =>
        isAtRest ? (
          <ContentSection
            name="panel"
            sections={sections}
            component={PanelAtRest}
            content={{ stay: detail, price }}
            responses={['price']}
          />
        ) : (
          panelOf(price)
        )
      }
    </Deferred>
  )
  if (!quote) return withoutQuote
  const hasExtras = extrasOfProduct(choices, product).length > 0
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

const commonProps = (detail: StayDetail, query: string) => ({
  stayId: detail.id,
  label: detail.label,
  query,
  giftable: detail.isGiftable,
})

function GiftPanel({ detail, query, byPost }: { detail: StayDetail; query: string; byPost: boolean }): ReactNode {
  const { priceList } = detail
  return <Island island={gift} when="visible hash" props={{ ...commonProps(detail, query), priceList, byPost }} />
}

function PanelAtRest({ stay, price }: { stay: StayDetail; price: Price }): ReactNode {
  return <Panel detail={stay} criteria={noStayChoices} choices={useChoices(stay)} price={price} />
}

interface PanelProps {
  readonly detail: StayDetail
  readonly criteria: StayCriteria
  readonly choices: ExtraChoices | undefined
  /** As the address has them. */
  readonly dates?: StayCriteria['dates']
  readonly price: Price
  readonly quoteFailed?: boolean
}

function Panel({ detail, criteria, choices, dates, price, quoteFailed = false }: PanelProps): ReactNode {
  const [firstGift] = detail.priceList ?? []
  return (
    <Island
      island={booking}
      // Without dates there is nothing to request yet.
      when={criteria.dates ? 'visible' : 'hash scroll'}
      early={{ address: 'checkin=', part: 'PricedStay' }}
      props={{
        ...commonProps(detail, formatStayCriteria({ ...criteria, dates })),
        hotelId: detail.hotel.id,
        nights: detail.nights,
        taxIncluded: isTaxIncluded(detail.hotel.localTax),
        taxAtHotel: isTaxAtHotel(detail.hotel.localTax),
        quoteFailed,
        ...(firstGift && { giftNights: firstGift.nights }),
        ...(choices && { extras: { choices, ...(price.extraPrices && { prices: price.extraPrices }) } }),
        ...(price.fromPrice && { fromPrice: price.fromPrice }),
        ...(price.quote && { quote: price.quote }),
        ...(detail.dataFlowMode === 'pull' && { pull: true }),
      }}
    />
  )
}
