import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatStayCriteria } from '../../../src/domain/stay/hash.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Takeover } from '../../../src/hydration/server/Island.tsx'
import { stayNights } from '../../../src/islands/programme/island.ts'
import { Facts } from '../../../src/ui/facts/Facts.tsx'
import { LengthNote } from '../../../src/ui/stay/LengthNote.tsx'
import { LongText } from '../../../src/ui/stay/LongText.tsx'
import { StayProgramme } from '../../../src/ui/stay/StayProgramme.tsx'
import { StaySection } from '../../../src/ui/stay/StaySection.tsx'
import type { StayPageProps } from './StayPage.tsx'

/** For the nights of the query or the fewest; an island takes over for the hash. */
export function DescriptionSection(props: StayPageProps): ReactNode {
  const { context, detail, criteria, choices } = props
  const island = {
    stayId: detail.id,
    hotelId: detail.hotel.id,
    checkInOut: detail.hotel.checkInOut,
    described: detail.nights.min,
    query: formatStayCriteria(criteria),
    ...(choices && { extras: { choices } }),
  }
  return (
    <StaySection id="description" title={<Trans>Description</Trans>}>
      {context.view.flow === 'gifting' ? (
        <FewestNights {...props} />
      ) : (
        <Takeover island={stayNights} props={island}>
          <div className="stack">
            <ServedNights {...props} />
          </div>
        </Takeover>
      )}
      <LongText text={detail.description} />
    </StaySection>
  )
}

function FewestNights({ detail }: StayPageProps): ReactNode {
  return (
    <>
      <Facts facts={detail.programLine} />
      <LengthNote nights={detail.nights} />
    </>
  )
}

/** The fewest without dates or programme. */
function ServedNights(props: StayPageProps): ReactNode {
  const { detail, criteria, quote, activityDates } = props
  const { dates, activities } = criteria
  const fewest = <FewestNights {...props} />
  if (!dates || !quote) return fewest
  return (
    <Deferred data={Promise.all([quote, activityDates])} pending={fewest} failed={fewest}>
      {([{ programLineList, undatedServices = [] }, offered]) =>
        programLineList ? (
          <StayProgramme
            {...{ dates, offered }}
            selection={activities}
            included={programLineList}
            undated={undatedServices}
            checkInOut={detail.hotel.checkInOut}
            described={detail.nights.min}
          />
        ) : (
          fewest
        )
      }
    </Deferred>
  )
}
