import { msg } from '@lingui/core/macro'
import { orFail } from '../../../src/contract/outcome.ts'
import type { StayDetail } from '../../../src/contract/stay.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { GridSkeleton } from '../../../src/ui/results/Grid.tsx'
import { ResultsGrid } from '../../../src/ui/results/ResultsGrid.tsx'
import { ExpiredOffer } from '../../../src/ui/stay/ExpiredOffer.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import type { PageContext } from '../../context.ts'
import type { PageDocument } from '../../document.ts'

/** "Too late!": the offer is over (410); the hotel's other offers follow when there are any. */
export function expiredStay({ i18n, upstream }: PageContext, { hotel, label }: StayDetail): PageDocument {
  const others = orFail(upstream.offers({ hotel: hotel.id, limit: 6 }))
  const house = hotel.label
  return {
    status: 410,
    head: { title: label, robots: 'noindex, follow' },
    caching: { seconds: 300, tags: ['stay', `hotel-${hotel.id}`] },
    frame: { kind: 'full', page: 'product' },
    body: (
      <ExpiredOffer hotelId={hotel.id}>
        <Deferred
          of={others}
          pending={
            <Section>
              <GridSkeleton cards={3} />
            </Section>
          }
          failed={null}
        >
          {({ exactMatch }) =>
            exactMatch.length > 0 && (
              <Section title={i18n._(msg`Other offers in ${house}`)}>
                <ResultsGrid offers={exactMatch} />
              </Section>
            )
          }
        </Deferred>
      </ExpiredOffer>
    ),
  }
}
