import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReviewList } from '../../src/contract/reviews.ts'
import { Deferred } from '../../src/hydration/server/Deferred.tsx'
import { Island } from '../../src/hydration/server/Island.tsx'
import { allReviews } from '../../src/islands/all-reviews/island.ts'
import { ListSkeleton } from '../../src/ui/skeleton/Skeleton.tsx'
import { ReviewsSummary } from '../../src/ui/stay/ReviewsSummary.tsx'
import { StaySection } from '../../src/ui/stay/StaySection.tsx'

export function GuestReviews({ hotel, reviews }: { hotel: number; reviews: Promise<ReviewList> }): ReactNode {
  return (
    <Deferred data={reviews} pending={<ListSkeleton />} failed={null}>
      {(found) => (
        <StaySection id="reviews" title={<Trans>Reviews</Trans>}>
          <ReviewsSummary reviews={found} />
          {found.totalCount > 0 && (
            <div>
              <Island island={allReviews} when="interaction" props={{ hotel, count: found.totalCount }} />
            </div>
          )}
        </StaySection>
      )}
    </Deferred>
  )
}
