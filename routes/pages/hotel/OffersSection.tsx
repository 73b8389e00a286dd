import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ProductOffers } from '../../../src/contract/stay.ts'
import { formatStayCriteria } from '../../../src/domain/criteria/parse-stay.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Takeover } from '../../../src/hydration/server/Island.tsx'
import { Memo } from '../../../src/hydration/server/Memo.tsx'
import { hotelOffers } from '../../../src/islands/hotel-offers/island.ts'
import type { HotelOffersProps } from '../../../src/islands/hotel-offers/props.ts'
import { RoomOffers } from '../../../src/islands/hotel-offers/RoomOffers.tsx'
import results from '../../../src/islands/results/Results.module.css'
import { LinkButton } from '../../../src/ui/button/Button.tsx'
import { CampaignBanner, NothingFound, OffersFailed } from '../../../src/ui/hotel/messages.tsx'
import { ListSkeleton, Loading } from '../../../src/ui/skeleton/Skeleton.tsx'
import { StaySection } from '../../../src/ui/stay/StaySection.tsx'
import type { HotelPageParts } from './HotelPage.tsx'

interface OffersSectionParts extends HotelPageParts {
  readonly offers: Promise<ProductOffers>
  readonly asked: HotelOffersProps
}

/** The rooms with their offers for the party and dates of the query; an island shows others. */
export function OffersSection({ context, house, criteria, line, offers, asked }: OffersSectionParts): ReactNode {
  const { pathname, search } = context.url
  const campaign = house.rooms.flatMap((room) => room.offers).find(({ autoDiscount }) => autoDiscount)?.autoDiscount
  const again = (
    <LinkButton look="second" small href={`${pathname}${search}`}>
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
      {campaign && <CampaignBanner of={campaign} />}
      <Takeover of={hotelOffers} props={asked}>
        <Deferred
          of={offers}
          pending={
            <Loading>
              <ListSkeleton />
            </Loading>
          }
          failed={<OffersFailed again={again} />}
        >
          {({ offers: found }) => (
            <Memo of={found} by={`rooms ${formatStayCriteria(criteria)}`}>
              {() => (
                <div className={results.found}>
                  {found.length > 0 ? (
                    <RoomOffers rooms={house.rooms} offers={found} criteria={criteria} />
                  ) : (
                    <NothingFound dated={criteria.dates !== undefined} reset={reset} line={line} />
                  )}
                </div>
              )}
            </Memo>
          )}
        </Deferred>
      </Takeover>
    </StaySection>
  )
}
