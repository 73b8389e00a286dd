import type { ReactNode } from 'react'
import type { HotelWithRooms } from '../../../src/contract/hotel-page.ts'
import { formatStayCriteria } from '../../../src/domain/stay/hash.ts'
import { noStayChoices } from '../../../src/domain/stay/criteria.ts'
import { lowestOffer } from '../../../src/domain/pricing/card-price.ts'
import { ContentSection } from '../../../src/hydration/server/ContentSection.tsx'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import panel from '../../../src/islands/hotel-panel/HotelPanel.module.css'
import { hotelPanel } from '../../../src/islands/hotel-panel/island.ts'
import type { HotelOffersProps } from '../../../src/islands/stay-page/props.ts'
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

type Lowest = ReturnType<typeof lowestOffer>

export function HotelPage(props: HotelPageProps): ReactNode {
  const { context, hotel, criteria, offers, vouchers, line } = props
  const { dates, guests, giftNights, giftFormat, bucket, upsell } = criteria
  const isAtRest = formatStayCriteria(criteria) === ''
  const hash = formatStayCriteria({ ...noStayChoices, dates, guests, giftNights, giftFormat, bucket, upsell }) || undefined
  const offersProps = offersPropsOf(hotel, context.url.search.slice(1))
  const booking = (lowest: Lowest) => (
    <HotelPanel hotel={hotel} query={offersProps.query} dated={criteria.dates !== undefined} lowest={lowest} />
  )
  return (
    <>
      <ContentSection
        name="hotel"
        sections={props.sections}
        component={HotelContent}
        content={{ hotel, sells: offers !== undefined || vouchers !== undefined }}
        slots={{
          panel: offers ? (
            <Deferred data={offers} pending={<BookingPanelSkeleton />} failed={booking(undefined)}>
              {({ offers: found }) => {
                const lowest = lowestOffer(found)
                return context.url.search === '' ? (
                  <ContentSection
                    name="panel"
                    sections={props.sections}
                    component={HotelPanelAtRest}
                    content={{ hotel, lowest }}
                    responses={['lowest']}
                  />
                ) : (
                  booking(lowest)
                )
              }}
            </Deferred>
          ) : vouchers ? (
            <VouchersPanel />
          ) : (
            <NoOffers line={line} />
          ),
          choices: (
            <>
              {offers && (
                <OffersSection {...{ context, hotel, criteria, line, offers, offersProps }} sections={props.sections} isAtRest={isAtRest} />
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
              {showsScores(context.view) && <GuestReviews hotel={hotel.id} sections={props.sections} reviews={props.reviews} />}
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

interface HotelPanelProps {
  readonly hotel: HotelWithRooms
  /** Without `?`. */
  readonly query: string
  readonly dated: boolean
  readonly lowest: Lowest
}

function HotelPanel({ hotel, query, dated, lowest }: HotelPanelProps): ReactNode {
  return (
    <Island
      island={hotelPanel}
      when={dated ? 'visible' : 'hash scroll'}
      className={panel.panel ?? ''}
      props={{ ...offersPropsOf(hotel, query), label: hotel.label, stays: staysOf(hotel), ...(lowest && { lowest }) }}
    />
  )
}

function HotelPanelAtRest({ hotel, lowest }: Pick<HotelPanelProps, 'hotel' | 'lowest'>): ReactNode {
  return <HotelPanel hotel={hotel} query="" dated={false} lowest={lowest} />
}

const staysOf = ({ rooms }: HotelWithRooms): number[] => rooms.flatMap((room) => room.offers.map(({ id }) => id))

function offersPropsOf(hotel: HotelWithRooms, query: string): HotelOffersProps {
  const [stayId = 0] = staysOf(hotel)
  return { hotelId: hotel.id, stayId, query }
}

function NearbyOf({ hotel }: Pick<HotelPageProps, 'hotel'>): ReactNode {
  return <NearbyHotels hotels={hotel.nearbyHotels} />
}
