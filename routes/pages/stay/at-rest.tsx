import type { ReactNode } from 'react'
import type { StayDetail } from '../../../src/contract/stay.ts'
import { type ExtraChoices, extraChoices } from '../../../src/domain/extras/extra-choices.ts'
import { viewedStay } from '../../../src/domain/product-lists/viewed-products.ts'
import { noStayChoices } from '../../../src/domain/stay/criteria.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { sleeping } from '../../../src/islands/sleeping/island.ts'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'
import { RecentlyViewedSection } from '../recently-viewed.tsx'
import { DescribedNights } from './DescribedNights.tsx'
import { ExtrasSection } from './ExtrasSection.tsx'

// Where the query has no choices, these parts depend on the content alone.

interface ContentProps {
  readonly stay: StayDetail
}

export function NightsAtRest({ stay }: ContentProps): ReactNode {
  return <DescribedNights detail={stay} criteria={noStayChoices} choices={useChoices(stay)} />
}

export function SleepingAtRest({ stay }: ContentProps): ReactNode {
  return <SleepingPlaces stay={stay} query="" />
}

export function ExtrasAtRest({ stay }: ContentProps): ReactNode {
  return <ExtrasSection detail={stay} criteria={noStayChoices} choices={useChoices(stay)} />
}

export function Viewed({ stay }: ContentProps): ReactNode {
  return <RecentlyViewedSection current={viewedStay(stay)} />
}

export function SleepingPlaces({ stay, query }: ContentProps & { query: string }): ReactNode {
  const { beds, maxCapacity } = stay.room
  return <Island island={sleeping} when="hash" props={{ room: { maxCapacity, ...(beds && { beds }) }, query }} />
}

/** None for a gift. */
export function useChoices(stay: StayDetail): ExtraChoices | undefined {
  return useSite().flow === 'gifting' ? undefined : extraChoices(stay)
}
