import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReviewList } from '../../src/contract/reviews.ts'
import { ContentSection } from '../../src/hydration/server/ContentSection.tsx'
import { Deferred } from '../../src/hydration/server/Deferred.tsx'
import { Island } from '../../src/hydration/server/Island.tsx'
import type { StoredSections } from '../../src/hydration/server/stored-sections.ts'
import { allReviews } from '../../src/islands/all-reviews/island.ts'
import { ListSkeleton } from '../../src/ui/skeleton/Skeleton.tsx'
import { ReviewsSummary } from '../../src/ui/stay/ReviewsSummary.tsx'
import { StaySection } from '../../src/ui/stay/StaySection.tsx'

interface GuestReviewsProps {
  readonly hotel: number
  readonly sections: StoredSections
  readonly reviews: Promise<ReviewList>
}

export function GuestReviews({ hotel, sections, reviews }: GuestReviewsProps): ReactNode {
  return (
    <Deferred data={reviews} pending={<ListSkeleton />} failed={null}>
      {(found) => (
        <ContentSection
          name="reviews"
          sections={sections}
          component={ReviewsSection}
          content={{ hotel, reviews: found }}
          responses={['reviews']}
        />
      )}
    </Deferred>
  )
}

function ReviewsSection({ hotel, reviews }: { hotel: number; reviews: ReviewList }): ReactNode {
  return (
    <StaySection id="reviews" title={<Trans>Reviews</Trans>}>
      <ReviewsSummary reviews={reviews} />
      {reviews.totalCount > 0 && (
        <div>
          <Island island={allReviews} when="interaction" props={{ hotel, count: reviews.totalCount }} />
        </div>
      )}
    </StaySection>
  )
}
