import type { ReactNode } from 'react'
import type { ProductOffers } from '../../../src/contract/stay.ts'
import { formatStayCriteria } from '../../../src/domain/stay/hash.ts'
import { noStayChoices } from '../../../src/domain/stay/criteria.ts'
import { lowestOffer } from '../../../src/domain/pricing/card-price.ts'
import { ContentSection } from '../../../src/hydration/server/ContentSection.tsx'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import panel from '../../../src/islands/hotel-panel/HotelPanel.module.css'
import { hotelPanel } from '../../../src/islands/hotel-panel/island.ts'
import { NoOffers } from '../../../src/ui/hotel/messages.tsx'
import { NearbyHotels } from '../../../src/ui/hotel/NearbyHotels.tsx'
import { BookingPanelSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import { PageCalendarPreview } from '../calendar-preview.tsx'
import { GuestReviews } from '../guest-reviews.tsx'
import { JsonLd } from '../JsonLd.tsx'
import { hotelThing } from '../structured-data.ts'
import { YearPricesSection } from '../year-prices.tsx'
import { showsScores } from '../../../src/ui/rating/shows-scores.ts'
import { HotelContent } from './HotelContent.tsx'
import { OffersSection } from './OffersSection.tsx'
import { Vouchers, VouchersPanel } from './Vouchers.tsx'
import { RecentlyViewedSection } from '../recently-viewed.tsx'
import type { HotelPageProps } from './props.ts'

function HotelData({ context, hotel, offers }: Pick<HotelPageProps, 'context' | 'hotel' | 'offers'>): ReactNode {
  const describedFrom = (price: number | undefined) => <JsonLd thing={hotelThing(context, hotel, price)} />
  if (!offers || context.url.search) return describedFrom(undefined)
  return (
    <Deferred data={offers} pending={null} failed={describedFrom(undefined)}>
      {({ offers: found }) => describedFrom(lowestOffer(found)?.priceInfo.sellPrice)}
    </Deferred>
  )
}

export function HotelPage(props: HotelPageProps): ReactNode {
  const { context, hotel, criteria, offers, vouchers, line } = props
  const { dates, guests, giftNights, giftFormat, bucket, upsell } = criteria
  const stays = hotel.rooms.flatMap((room) => room.offers.map(({ id }) => id))
  const [stayId = 0] = stays
  const hash = formatStayCriteria({ ...noStayChoices, dates, guests, giftNights, giftFormat, bucket, upsell }) || undefined
  const offersProps = {
    hotelId: hotel.id,
    stayId,
    query: context.url.search.slice(1),
  }
  const booking = (found: ProductOffers['offers']) => {
    const lowest = lowestOffer(found)
    return (
      <Island
        island={hotelPanel}
        when={criteria.dates ? 'visible' : 'hash scroll'}
        className={panel.panel ?? ''}
        props={{ ...offersProps, label: hotel.label, stays, ...(lowest && { lowest }) }}
      />
    )
  }
  return (
    <>
      <ContentSection
        name="hotel"
        sections={props.sections}
        component={HotelContent}
        content={{ hotel, sells: offers !== undefined || vouchers !== undefined }}
        slots={{
          panel: offers ? (
            <Deferred data={offers} pending={<BookingPanelSkeleton />} failed={booking([])}>
              {({ offers: found }) => booking(found)}
            </Deferred>
          ) : vouchers ? (
            <VouchersPanel />
          ) : (
            <NoOffers line={line} />
          ),
          choices: (
            <>
              {offers && (
                <OffersSection {...{ context, hotel, criteria, line, offers, offersProps }} sections={props.sections} isAtRest={!hash} />
              )}
              {vouchers && <Vouchers context={context} vouchers={vouchers} hash={hash} />}
              {props.yearPrices && (
                <YearPricesSection
                  context={context}
                  sections={props.sections}
                  hotelId={hotel.id}
                  guests={criteria.guests}
                  prices={props.yearPrices}
                />
              )}
              {offers && !criteria.dates && <PageCalendarPreview part="StayCalendar" priced />}
              {showsScores(context.view) && <GuestReviews hotel={hotel.id} reviews={props.reviews} />}
            </>
          ),
        }}
      />
      <HotelData {...{ context, hotel, offers }} />
      {hash === undefined ? (
        <ContentSection name="nearby" sections={props.sections} component={NearbyOf} content={{ hotel }} />
      ) : (
        <NearbyHotels hotels={hotel.nearbyHotels} hash={hash} />
      )}
      <RecentlyViewedSection />
    </>
  )
}

function NearbyOf({ hotel }: Pick<HotelPageProps, 'hotel'>): ReactNode {
  return <NearbyHotels hotels={hotel.nearbyHotels} />
}
