import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ProductOffers } from '../../../src/contract/stay.ts'
import { formatStayCriteria } from '../../../src/domain/stay/hash.ts'
import { noStayChoices } from '../../../src/domain/stay/criteria.ts'
import { lowestOffer } from '../../../src/domain/pricing/card-price.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { gallery } from '../../../src/islands/gallery/island.ts'
import panel from '../../../src/islands/hotel-panel/HotelPanel.module.css'
import { hotelPanel } from '../../../src/islands/hotel-panel/island.ts'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { HotelHeader } from '../../../src/ui/hotel/HotelHeader.tsx'
import { NoOffers } from '../../../src/ui/hotel/messages.tsx'
import { NearbyHotels } from '../../../src/ui/hotel/NearbyHotels.tsx'
import { BookingPanelSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import { HotelSection } from '../../../src/ui/stay/HotelSection.tsx'
import { LocationSection } from '../../../src/ui/stay/LocationSection.tsx'
import { PracticalSection } from '../../../src/ui/stay/PracticalSection.tsx'
import { StayLayout } from '../../../src/ui/stay/StayLayout.tsx'
import { AnchorTabs } from '../../../src/ui/tabs/AnchorTabs.tsx'
import { PageCalendarPreview } from '../calendar-preview.tsx'
import { GuestReviews } from '../guest-reviews.tsx'
import { JsonLd } from '../JsonLd.tsx'
import { hotelThing } from '../structured-data.ts'
import { YearPricesSection } from '../year-prices.tsx'
import { HotelMapIsland } from '../hotel-map-island.tsx'
import { hotelCrumbs } from './head.ts'
import { showsScores } from '../../../src/ui/rating/shows-scores.ts'
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
  const { i18n, url } = context
  const { dates, guests, giftNights, giftFormat, bucket, upsell } = criteria
  const stays = hotel.rooms.flatMap((room) => room.offers.map(({ id }) => id))
  const [stayId = 0] = stays
  const hash = formatStayCriteria({ ...noStayChoices, dates, guests, giftNights, giftFormat, bucket, upsell }) || undefined
  const offersProps = {
    hotelId: hotel.id,
    stayId,
    query: url.search.slice(1),
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
  const tabs = [
    { id: 'description', label: i18n._(msg`About`) },
    ...(offers || vouchers ? [{ id: 'offers', label: i18n._(msg`Offers`) }] : []),
    ...(showsScores(context.view) ? [{ id: 'reviews', label: i18n._(msg`Reviews`) }] : []),
  ]
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={hotelCrumbs(context, hotel)} />
        <HotelHeader hotel={hotel} />
      </div>
      <StayLayout
        gallery={<Island island={gallery} when="interaction" props={{ label: hotel.label, pictures: hotel.images }} />}
        tabs={<AnchorTabs label={i18n._(msg`On this page`)} tabs={tabs} />}
        panel={
          offers ? (
            <Deferred data={offers} pending={<BookingPanelSkeleton />} failed={booking([])}>
              {({ offers: found }) => booking(found)}
            </Deferred>
          ) : vouchers ? (
            <VouchersPanel />
          ) : (
            <NoOffers line={line} />
          )
        }
      >
        <HotelSection hotel={hotel} id="description" title={<Trans>About the hotel</Trans>} />
        {offers && <OffersSection {...{ context, hotel, criteria, line, offers, offersProps }} />}
        {vouchers && <Vouchers context={context} vouchers={vouchers} hash={hash} />}
        {props.yearPrices && <YearPricesSection context={context} hotelId={hotel.id} guests={criteria.guests} prices={props.yearPrices} />}
        {offers && !criteria.dates && <PageCalendarPreview part="StayCalendar" priced />}
        {showsScores(context.view) && <GuestReviews hotel={hotel.id} reviews={props.reviews} />}
        <LocationSection hotel={hotel} map={<HotelMapIsland hotel={hotel} picture />} />
        <PracticalSection hotel={hotel} map={<HotelMapIsland hotel={hotel} />} />
      </StayLayout>
      <HotelData {...{ context, hotel, offers }} />
      <NearbyHotels hotels={hotel.nearbyHotels} hash={hash} />
      <RecentlyViewedSection context={context} />
    </>
  )
}
