import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { orFail } from '../../src/contract/outcome.ts'
import type { YearPricesResponse } from '../../src/contract/year-prices.ts'
import { type Guests, isSameGuests } from '../../src/domain/guests/guests.ts'
import { toOccupancy } from '../../src/domain/guests/occupancy.ts'
import { noStayChoices } from '../../src/domain/stay/criteria.ts'
import { formatStayCriteria } from '../../src/domain/stay/hash.ts'
import { ContentSection } from '../../src/hydration/server/ContentSection.tsx'
import { Deferred } from '../../src/hydration/server/Deferred.tsx'
import { Takeover } from '../../src/hydration/server/Island.tsx'
import type { StoredSections } from '../../src/hydration/server/stored-sections.ts'
import { yearPrices } from '../../src/islands/year-prices/island.ts'
import { FailedState } from '../../src/ui/notice/FailedState.tsx'
import { Loading } from '../../src/ui/skeleton/Loading.tsx'
import { ListSkeleton } from '../../src/ui/skeleton/Skeleton.tsx'
import { StaySection } from '../../src/ui/stay/StaySection.tsx'
import { YearTables } from '../../src/ui/year-prices/YearTables.tsx'
import type { PageContext } from '../context.ts'

export function requestYearPrices({ upstream }: PageContext, hotel: number, guests: Guests, stay?: number): Promise<YearPricesResponse> {
  return orFail(upstream.yearPrices({ hotelId: hotel, weekend: stay, ...toOccupancy(guests) }))
}

interface YearPricesSectionProps {
  readonly context: PageContext
  readonly sections: StoredSections
  readonly hotelId: number
  readonly stayId?: number
  readonly guests: Guests
  readonly prices: Promise<YearPricesResponse>
}

export function YearPricesSection({ context, sections, hotelId, stayId, guests, prices }: YearPricesSectionProps): ReactNode {
  const { url } = context
  const isAtRest = isSameGuests(guests, noStayChoices.guests)
  return (
    <StaySection id="prices" title={<Trans>Prices over the year</Trans>}>
      <Takeover
        island={yearPrices}
        props={{
          hotelId,
          query: formatStayCriteria({ ...noStayChoices, guests }),
          ...(stayId !== undefined && { stayId }),
        }}
      >
        <Deferred
          data={prices}
          pending={
            <Loading>
              <ListSkeleton />
            </Loading>
          }
          failed={<FailedState retry={`${url.pathname}${url.search}#prices`} />}
        >
          {(found) =>
            isAtRest ? (
              <ContentSection
                name="year-prices"
                sections={sections}
                component={YearTablesAtRest}
                content={{ prices: found }}
                responses={['prices']}
              />
            ) : (
              <YearTables prices={found} guests={guests} />
            )
          }
        </Deferred>
      </Takeover>
    </StaySection>
  )
}

function YearTablesAtRest({ prices }: { prices: YearPricesResponse }): ReactNode {
  return <YearTables prices={prices} guests={noStayChoices.guests} />
}
