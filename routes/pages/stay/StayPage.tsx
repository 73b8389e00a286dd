import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import type { StayDetail } from '../../../src/contract/stay.ts'
import { formatStayCriteria } from '../../../src/domain/stay/hash.ts'
import { noStayChoices } from '../../../src/domain/stay/criteria.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { Memo } from '../../../src/hydration/server/memo/Memo.tsx'
import { gallery } from '../../../src/islands/gallery/island.ts'
import { sleeping } from '../../../src/islands/sleeping/island.ts'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import { HotelSection } from '../../../src/ui/stay/HotelSection.tsx'
import { LocationSection } from '../../../src/ui/stay/LocationSection.tsx'
import { PracticalSection } from '../../../src/ui/stay/PracticalSection.tsx'
import { NegotiatedSection } from '../../../src/ui/stay/NegotiatedSection.tsx'
import { OtherOffers } from '../../../src/ui/stay/OtherOffers.tsx'
import { RoomSection } from '../../../src/ui/stay/RoomSection.tsx'
import { Reassurance } from '../../../src/ui/stay/Reassurance.tsx'
import { StayHeader } from '../../../src/ui/stay/StayHeader.tsx'
import { StayLayout } from '../../../src/ui/stay/StayLayout.tsx'
import { AnchorTabs } from '../../../src/ui/tabs/AnchorTabs.tsx'
import { showsScores } from '../../../src/ui/rating/shows-scores.ts'
import type { PageContext } from '../../context.ts'
import { PageCalendarPreview } from '../calendar-preview.tsx'
import { GuestReviews } from '../guest-reviews.tsx'
import { canonicalHref } from '../canonical.ts'
import { JsonLd } from '../JsonLd.tsx'
import { productThing } from '../structured-data.ts'
import { YearPricesSection } from '../year-prices.tsx'
import { HotelMapIsland } from '../hotel-map-island.tsx'
import { viewedStay } from '../../../src/domain/product-lists/viewed-products.ts'
import { BookingSection } from './BookingSection.tsx'
import { DescriptionSection } from './DescriptionSection.tsx'
import { ExtrasSection } from './ExtrasSection.tsx'
import { Giving } from './Giving.tsx'
import { stayCrumbs } from './head.ts'
import { otherOffers } from './other-offers.ts'
import { RecentlyViewedSection } from '../recently-viewed.tsx'
import type { StayPageProps } from './props.ts'

export function StayPage(props: StayPageProps): ReactNode {
  const { context, detail, criteria, choices, product, extraPrices, quote, activityDates, parcel } = props
  const { dates, guests, giftNights, giftFormat, bucket, upsell } = criteria
  const { beds, maxCapacity } = detail.room
  const isGift = context.view.flow === 'gifting' && detail.isGiftable
  const query = formatStayCriteria(criteria)
  const hash = formatStayCriteria({ ...noStayChoices, dates, guests, giftNights, giftFormat, bucket, upsell }) || undefined
  return (
    <>
      {/* A giver looks at several stays: choices go along with the way back. */}
      <div className="wrap" data-same-dates={context.view.flow === 'gifting' ? '' : undefined}>
        <Breadcrumb crumbs={stayCrumbs(context, detail)} />
        <StayHeader stay={detail} />
      </div>
      <StayLayout
        gallery={<Island island={gallery} when="interaction" props={{ label: detail.label, pictures: detail.images }} />}
        tabs={<AnchorTabs label={context.i18n._(msg`On this page`)} tabs={tabsOf(context, detail, isGift)} />}
        panel={
          <>
            <BookingSection {...{ context, detail, criteria, choices, product, extraPrices, quote, parcel }} offers={props.offers} />
            <Memo component={Reassurance} props={{ contact: props.contact }} />
            {!isGift && !dates && <PageCalendarPreview part="StayCalendar" priced />}
          </>
        }
      >
        <DescriptionSection {...{ context, detail, criteria, choices, quote, activityDates }} />
        <RoomSection
          room={detail.room}
          breakfast={detail.breakfast}
          sleeping={<Island island={sleeping} when="hash" props={{ room: { maxCapacity, ...(beds && { beds }) }, query }} />}
        />
        <NegotiatedSection activities={detail.activities} />
        <ExtrasSection {...{ context, detail, criteria, choices, extraPrices }} />
        {isGift && <Giving {...{ context, detail, criteria, parcel }} settings={props.settings} />}
        {props.yearPrices && (
          <YearPricesSection context={context} hotelId={detail.hotel.id} stayId={detail.id} guests={guests} prices={props.yearPrices} />
        )}
        {showsScores(context.view) && <GuestReviews hotel={detail.hotel.id} reviews={props.reviews} />}
        <HotelSection hotel={detail.hotel} />
        <LocationSection hotel={detail.hotel} map={<HotelMapIsland hotel={detail.hotel} picture />} />
        <PracticalSection hotel={detail.hotel} stay={detail} map={<HotelMapIsland hotel={detail.hotel} />} />
        <Deferred data={props.others} pending={<ListSkeleton />} failed={null}>
          {(others) => <OtherOffers offers={otherOffers(others, detail, context.view)} hash={hash} />}
        </Deferred>
      </StayLayout>
      <StayData {...{ context, detail, product }} offers={props.offers} />
      <RecentlyViewedSection context={context} current={viewedStay(detail)} />
    </>
  )
}

function StayData({ context, detail, offers, product }: Pick<StayPageProps, 'context' | 'detail' | 'offers' | 'product'>): ReactNode {
  const { pageModel, label, hotel, images } = detail
  const described = (price: number | undefined) => {
    const path = canonicalHref(context, 'stay', { path: [detail.id] })
    return (
      <JsonLd
        thing={productThing(context, { name: label, description: pageModel.metaDescription, path, image: images[0]?.url, price, hotel })}
      />
    )
  }
  if (!offers || context.url.search) return null
  return (
    <Deferred data={offers} pending={null} failed={described(undefined)}>
      {({ offers: listed }) => described(listed.find(({ weekendId }) => weekendId === product)?.priceInfo.sellPrice)}
    </Deferred>
  )
}

function tabsOf({ i18n, view }: PageContext, { activities }: StayDetail, isGift: boolean): { id: string; label: string }[] {
  return [
    { id: 'description', label: i18n._(msg`Description`) },
    { id: 'room', label: i18n._(msg`Room`) },
    ...(activities.length > 0 ? [{ id: 'experience', label: i18n._(isGift ? msg`The experience` : msg`Experience`) }] : []),
    ...(isGift ? [{ id: 'gift', label: i18n._(msg`The gift`) }] : []),
    ...(showsScores(view) ? [{ id: 'reviews', label: i18n._(msg`Reviews`) }] : []),
    { id: 'hotel', label: i18n._(msg`Hotel`) },
    { id: 'practical', label: i18n._(msg`Practical info`) },
  ]
}
