import type { ReactNode } from 'react'
import { formatStayCriteria } from '../../../src/domain/stay/hash.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Takeover } from '../../../src/hydration/server/Island.tsx'
import { datedProgramme } from '../../../src/islands/dated-programme/island.ts'
import { Facts } from '../../../src/ui/facts/Facts.tsx'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'
import { LengthNote } from '../../../src/ui/stay/LengthNote.tsx'
import { StayProgramme } from '../../../src/ui/stay/StayProgramme.tsx'
import type { StayPageProps } from './props.ts'

/** Quote and dates are of the dates in the query. */
type DescribedNightsProps = Pick<StayPageProps, 'detail' | 'criteria' | 'choices'> & {
  readonly quote?: StayPageProps['quote']
  readonly activityDates?: StayPageProps['activityDates'] | undefined
}

/** Describes the nights of the query, or else the fewest; an island takes over where the hash has other dates. */
export function DescribedNights(props: DescribedNightsProps): ReactNode {
  const { detail, criteria, choices } = props
  const { flow } = useSite()
  if (flow === 'gifting') return <FewestNights detail={detail} />
  const island = {
    stayId: detail.id,
    hotelId: detail.hotel.id,
    checkInOut: detail.hotel.checkInOut,
    described: detail.nights.min,
    query: formatStayCriteria(criteria),
    ...(choices && { extras: { choices } }),
  }
  return (
    <Takeover island={datedProgramme} props={island}>
      <div className="stack">
        <ServedNights {...{ detail, criteria }} quote={props.quote} activityDates={props.activityDates} />
      </div>
    </Takeover>
  )
}

function FewestNights({ detail }: Pick<StayPageProps, 'detail'>): ReactNode {
  return (
    <>
      <Facts facts={detail.programLine} />
      <LengthNote nights={detail.nights} />
    </>
  )
}

/** Describes the fewest nights where there are no dates or no programme. */
function ServedNights({ detail, criteria, quote, activityDates }: Omit<DescribedNightsProps, 'choices'>): ReactNode {
  const { dates, activities } = criteria
  const fewest = <FewestNights detail={detail} />
  if (!dates || !quote || !activityDates) return fewest
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
