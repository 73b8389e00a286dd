import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { chosenProduct } from '../../domain/extras/extra-choices.ts'
import { acceptDates, type StayDates } from '../../domain/dates/stay-dates.ts'
import { formatStayCriteria, parseStayCriteria } from '../../domain/stay/hash.ts'
import { noStayChoices, type StayCriteria } from '../../domain/stay/criteria.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { StayProgramme } from '../../ui/stay/StayProgramme.tsx'
import { useShown } from '../runtime/use-shown.ts'
import { useDiscountedQuotes } from '../../ui/price/use-auto-discount.ts'
import { datedQuery, quoteQuery } from '../stay-page/stay-queries.ts'
import { useStayCriteria } from '../stay-page/use-stay-criteria.ts'
import type { DatedProgrammeProps } from './props.ts'

/** Replaces the server's facts when the address has other dates, guests, extras or activities than its query. */
export default function DatedProgramme(props: DatedProgrammeProps): ReactNode {
  const { today, hour } = useSite()
  const { criteria } = useStayCriteria(props)
  const served = acceptDates(parseStayCriteria(props.query), today, hour)
  const taken = criteria.dates !== undefined && choiceOf(criteria) !== choiceOf(served)
  const root = useRef<HTMLDivElement>(null)
  return (
    <div ref={root} className="stack">
      {taken && criteria.dates ? <Nights {...{ props, criteria, root }} dates={criteria.dates} /> : <ServedFacts root={root} />}
    </div>
  )
}

const choiceOf = ({ dates, guests, extra, activities }: StayCriteria): string =>
  formatStayCriteria({ ...noStayChoices, dates, guests, extra, activities })

type Root = Parameters<typeof useShown>[0]

function ServedFacts({ root }: { root: Root }): ReactNode {
  useShown(root, { taken: false, shown: false })
  return null
}

interface NightsProps {
  readonly props: DatedProgrammeProps
  readonly criteria: StayCriteria
  readonly dates: StayDates
  readonly root: Root
}

/** The server's facts stay, dimmed, until there is a quote with a programme. */
function Nights({ props, criteria, dates, root }: NightsProps): ReactNode {
  const stayId = chosenProduct(props.extras?.choices, props.stayId, criteria.extra)
  const stay = { hotelId: props.hotelId, stayId, guests: criteria.guests, ...useDiscountedQuotes() }
  const quote = useQuery({ ...quoteQuery(stay, dates, undefined), placeholderData: keepPreviousData })
  const dated = useQuery({ ...datedQuery(stay, dates), placeholderData: keepPreviousData })
  const included = quote.data?.programLineList
  const shown = included !== undefined && (dated.data !== undefined || dated.isError)
  useShown(root, { taken: quote.isFetching || dated.isFetching, shown })
  if (!shown) return null
  return (
    <StayProgramme
      {...{ dates, included, checkInOut: props.checkInOut, described: props.described }}
      undated={quote.data?.undatedServices ?? []}
      selection={criteria.activities}
      offered={dated.data?.activityDates ?? []}
    />
  )
}
