import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HotelRoom, HotelWithRooms as Hotel } from '../../../src/contract/hotel-page.ts'
import type { ProductOffers } from '../../../src/contract/stay.ts'
import { noStayChoices } from '../../../src/domain/stay/criteria.ts'
import { ContentSection } from '../../../src/hydration/server/ContentSection.tsx'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Takeover } from '../../../src/hydration/server/Island.tsx'
import type { StoredSections } from '../../../src/hydration/server/stored-sections.ts'
import { hotelOffers } from '../../../src/islands/hotel-offers/island.ts'
import type { HotelOffersProps } from '../../../src/islands/stay-page/props.ts'
import { RoomOffers, RoomOnOffer } from '../../../src/islands/hotel-offers/RoomOffers.tsx'
import css from '../../../src/islands/hotel-offers/HotelOffers.module.css'
import { LinkButton } from '../../../src/ui/button/Button.tsx'
import { CampaignBanner, NothingFound, OffersFailed } from '../../../src/ui/hotel/messages.tsx'
import { linkTo } from '../../../src/ui/link/link-to.ts'
import { Loading } from '../../../src/ui/skeleton/Loading.tsx'
import { ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import { StaySection } from '../../../src/ui/stay/StaySection.tsx'
import type { HotelPageProps } from './props.ts'

interface OffersSectionProps extends Pick<HotelPageProps, 'context' | 'hotel' | 'sections' | 'criteria' | 'line'> {
  /** Whether the query has no choices. */
  readonly isAtRest: boolean
  readonly offers: Promise<ProductOffers>
  readonly offersProps: HotelOffersProps
}

/** Shows offers for the query; an island takes over where the hash has other choices. */
export function OffersSection({ context, hotel, sections, isAtRest, criteria, line, offers, offersProps }: OffersSectionProps): ReactNode {
  const { pathname, search } = context.url
  const campaign = hotel.rooms.flatMap((room) => room.offers).find(({ autoDiscount }) => autoDiscount)?.autoDiscount
  const again = (
    <LinkButton look="second" small {...linkTo(`${pathname}${search}`)}>
      <Trans>Try again</Trans>
    </LinkButton>
  )
  const reset = (
    <LinkButton look="second" small href={pathname}>
      <Trans>See all offers</Trans>
    </LinkButton>
  )
  return (
    <StaySection id="offers" title={<Trans>Offers</Trans>}>
      {campaign && <CampaignBanner campaign={campaign} />}
      <Takeover island={hotelOffers} props={{ ...offersProps, ...(line && { line }) }}>
        <Deferred
          data={offers}
          pending={
            <Loading>
              <ListSkeleton />
            </Loading>
          }
          failed={<OffersFailed again={again} />}
        >
          {({ offers: found }) => (
            <div className={css.rooms}>
              {found.length > 0 && isAtRest ? (
                <ContentSection
                  name="offers"
                  sections={sections}
                  component={OffersAtRest}
                  content={{ hotel, offers: found }}
                  responses={['offers']}
                  experiments={['autoDiscount', 'packageSummary']}
                  slots={roomsAtRest(hotel, sections)}
                />
              ) : found.length > 0 ? (
                <RoomOffers rooms={hotel.rooms} offers={found} criteria={criteria} chosen={criteria.dates && criteria.offerId} />
              ) : (
                <NothingFound dated={criteria.dates !== undefined} reset={reset} line={line} />
              )}
            </div>
          )}
        </Deferred>
      </Takeover>
    </StaySection>
  )
}

type Rooms = Readonly<Record<`room-${string}`, ReactNode>>

/** Rooms change with content only, so that they are stored apart from their prices. */
function roomsAtRest(hotel: Hotel, sections: StoredSections): Rooms {
  const rooms = hotel.rooms.map(({ uuid }) => [
    `room-${uuid}`,
    <ContentSection key={uuid} name={`room-${uuid}`} sections={sections} component={RoomAtRest} content={{ hotel, uuid }} />,
  ])
  return Object.fromEntries(rooms)
}

/** A room for the guests whom nobody chose. Of content only the whole can be stored, so it comes with its hotel. */
function RoomAtRest({ hotel, uuid }: { hotel: Hotel; uuid: HotelRoom['uuid'] }): ReactNode {
  const room = hotel.rooms.find((each) => each.uuid === uuid)
  return room && <RoomOnOffer room={room} guests={noStayChoices.guests} />
}

function OffersAtRest({ hotel, offers, ...rooms }: { hotel: Hotel; offers: ProductOffers['offers'] } & Rooms): ReactNode {
  return <RoomOffers rooms={hotel.rooms} offers={offers} criteria={noStayChoices} describe={({ uuid }) => rooms[`room-${uuid}`]} />
}
