import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReviewList } from '../../src/contract/reviews.ts'
import { Deferred } from '../../src/hydration/server/Deferred.tsx'
import { Island } from '../../src/hydration/server/Island.tsx'
import { Memo } from '../../src/hydration/server/Memo.tsx'
import { reviews as allReviews } from '../../src/islands/reviews/island.ts'
import { ListSkeleton } from '../../src/ui/skeleton/Skeleton.tsx'
import { ReviewsSummary } from '../../src/ui/stay/ReviewsSummary.tsx'
import { StaySection } from '../../src/ui/stay/StaySection.tsx'

/** The section "Reviews" of a stay's or a hotel's page, as they come; nothing where they do not. `hotel` is the hotel's id. */
export function GuestReviews({ hotel, reviews }: { hotel: number; reviews: Promise<ReviewList> }): ReactNode {
  return (
    <Deferred of={reviews} pending={<ListSkeleton />} failed={null}>
      {(found) => (
        <Memo of={found} places={{ all: <Island of={allReviews} when="interaction" props={{ hotel, count: found.totalCount }} /> }}>
          {({ all }) => (
            <StaySection id="reviews" title={<Trans>Reviews</Trans>}>
              <ReviewsSummary reviews={found} />
              {found.totalCount > 0 && <div>{all}</div>}
            </StaySection>
          )}
        </Memo>
      )}
    </Deferred>
  )
}
