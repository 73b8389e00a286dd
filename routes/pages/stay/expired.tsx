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

/** Sends 410, with the hotel's other offers. */
export function expiredStay({ i18n, upstream, view }: PageContext, { hotel, label }: StayDetail): PageDocument {
  const others = orFail(upstream.offers({ hotel: hotel.id, limit: 6, ...(view.flow === 'gifting' && { flow: view.flow }) }))
  const hotelName = hotel.label
  return {
    status: 410,
    head: { title: label, robots: 'noindex, follow', sheet: 'product' },
    caching: { seconds: 300, tags: ['stay', `hotel-${hotel.id}`] },
    frame: { kind: 'full', page: 'product' },
    body: (
      <ExpiredOffer hotelId={hotel.id}>
        <Deferred
          data={others}
          pending={
            <Section>
              <GridSkeleton cards={3} />
            </Section>
          }
          failed={null}
        >
          {({ exactMatch }) =>
            exactMatch.length > 0 && (
              <Section title={i18n._(msg`Other offers in ${hotelName}`)}>
                <ResultsGrid offers={exactMatch} />
              </Section>
            )
          }
        </Deferred>
      </ExpiredOffer>
    ),
  }
}
