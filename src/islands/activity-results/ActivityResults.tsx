import { type ReactNode, useMemo } from 'react'
import { showsDistance } from '../../domain/cards/distance-shown.ts'
import { serverAnswerHolds } from '../../domain/activity/server-answer.ts'
import { href } from '../../market/site.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { onDemand } from '../parts/on-demand.ts'
import { InPlace, usePlace } from '../results/InPlace.tsx'
import { pageHref } from '../results/page-href.ts'
import { criteriaInForce } from '../results/search-base.ts'
import { useSearchUrl } from '../results/search-url.ts'
import type { ActivityResultsProps } from './props.ts'
import { useActivities } from './use-activities.ts'

/** Fetched with the answer: until then it has nothing to show. */
const useFound = onDemand(() => import('../../ui/results/FoundActivities.tsx'))

/** The activities of the address, in place of the server's where those are others. */
export default function ActivityResults(props: ActivityResultsProps): ReactNode {
  const { today, site } = useSite()
  const { hash, page } = useSearchUrl(props.page)
  const criteria = useMemo(() => criteriaInForce(props, hash, today), [props, hash, today])
  const taken = !serverAnswerHolds(hash, page, props)
  const answer = useActivities(criteria, page, props.minisite, taken)
  const FoundActivities = useFound(taken)?.FoundActivities
  const place = usePlace({ answer, taken, drawable: FoundActivities !== undefined })
  return (
    <InPlace of={place} answer={answer}>
      {FoundActivities && answer.data && (
        <FoundActivities
          answer={answer.data}
          page={page}
          all={href(site, 'activities')}
          distances={showsDistance(criteria)}
          hrefOf={(to) => pageHref(location.href, to)}
          onPage={place.toPage}
        />
      )}
    </InPlace>
  )
}
