import type { ReactNode } from 'react'
import { noStayChoices } from '../../../src/domain/stay/criteria.ts'
import { formatStayCriteria } from '../../../src/domain/stay/hash.ts'
import { ContentSection } from '../../../src/hydration/server/ContentSection.tsx'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Memo } from '../../../src/hydration/server/memo/Memo.tsx'
import { showsScores } from '../../../src/ui/rating/shows-scores.ts'
import { ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import { OtherOffers } from '../../../src/ui/stay/OtherOffers.tsx'
import { Reassurance } from '../../../src/ui/stay/Reassurance.tsx'
import { CampaignNotice } from '../../../src/ui/stay/StayHeader.tsx'
import { PageCalendarPreview } from '../calendar-preview.tsx'
import { canonicalHref } from '../canonical.ts'
import { GuestReviews } from '../guest-reviews.tsx'
import { JsonLd } from '../JsonLd.tsx'
import { productThing } from '../structured-data.ts'
import { YearPricesSection } from '../year-prices.tsx'
import { ExtrasAtRest, NightsAtRest, SleepingAtRest, SleepingPlaces, Viewed } from './at-rest.tsx'
import { BookingSection } from './BookingSection.tsx'
import { DescribedNights } from './DescribedNights.tsx'
import { ExtrasSection } from './ExtrasSection.tsx'
import { Giving } from './Giving.tsx'
import { otherOffers } from './other-offers.ts'
import type { StayPageProps } from './props.ts'
import { StayContent } from './StayContent.tsx'

export function StayPage(props: StayPageProps): ReactNode {
  const { context, detail, sections, criteria, choices, product, extraPrices, quote, activityDates, parcel } = props
  const { dates, guests, giftNights, giftFormat, bucket, upsell } = criteria
  const isGift = context.view.flow === 'gifting' && detail.isGiftable
  const query = formatStayCriteria(criteria)
  const isAtRest = query === ''
  const hash = formatStayCriteria({ ...noStayChoices, dates, guests, giftNights, giftFormat, bucket, upsell }) || undefined
  return (
    <>
      <ContentSection
        name="stay"
        sections={sections}
        component={StayContent}
        content={{ stay: detail }}
        slots={{
          campaign: detail.autoDiscount && <CampaignNotice campaign={detail.autoDiscount} />,
          panel: (
            <>
              <BookingSection
                {...{ context, detail, sections, isAtRest, criteria, choices, product, extraPrices, quote, parcel }}
                offers={props.offers}
              />
              <Memo component={Reassurance} props={{ contact: props.contact }} />
              {!isGift && !dates && <PageCalendarPreview part="StayCalendar" priced />}
            </>
          ),
          nights: isAtRest ? (
            <ContentSection name="nights" sections={sections} component={NightsAtRest} content={{ stay: detail }} />
          ) : (
            <DescribedNights {...{ detail, criteria, choices, quote, activityDates }} />
          ),
          sleeping: isAtRest ? (
            <ContentSection name="sleeping" sections={sections} component={SleepingAtRest} content={{ stay: detail }} />
          ) : (
            <SleepingPlaces stay={detail} query={query} />
          ),
          choices: (
            <>
              {isAtRest ? (
                <ContentSection name="extras" sections={sections} component={ExtrasAtRest} content={{ stay: detail }} />
              ) : (
                <ExtrasSection {...{ detail, criteria, choices, extraPrices }} />
              )}
              {isGift && <Giving {...{ context, detail, criteria, parcel }} settings={props.settings} />}
              {props.yearPrices && (
                <YearPricesSection
                  context={context}
                  sections={sections}
                  hotelId={detail.hotel.id}
                  stayId={detail.id}
                  guests={guests}
                  prices={props.yearPrices}
                />
              )}
              {showsScores(context.view) && <GuestReviews hotel={detail.hotel.id} sections={sections} reviews={props.reviews} />}
            </>
          ),
          others: (
            <Deferred data={props.others} pending={<ListSkeleton />} failed={null}>
              {(others) => {
                const offers = otherOffers(others, detail, context.view)
                return hash === undefined ? (
                  <ContentSection
                    name="others"
                    sections={sections}
                    component={OtherOffers}
                    content={{ offers }}
                    responses={['offers']}
                    experiments={['packageSummary']}
                  />
                ) : (
                  <OtherOffers offers={offers} hash={hash} />
                )
              }}
            </Deferred>
          ),
        }}
      />
      <StayData {...{ context, detail, product }} offers={props.offers} />
      <ContentSection name="viewed" sections={sections} component={Viewed} content={{ stay: detail }} />
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
