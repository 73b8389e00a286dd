import type { ReactNode } from 'react'
import { servesSameSearch } from '../../domain/activity/served-results.ts'
import { showsDistance } from '../../domain/cards/distance-shown.ts'
import { href } from '../../market/site.ts'
import { pageHref } from '../../ui/pagination/page-href.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { onDemand } from '../runtime/on-demand.ts'
import { InPlace, useResultsPlace } from '../search-page/InPlace.tsx'
import { useSearchUrl } from '../search-page/search-url.ts'
import { useSearchCriteria } from '../search-page/use-search-criteria.ts'
import type { ActivityResultsProps } from './props.ts'
import { useActivities } from './use-activities.ts'

/** Requested together with the first response, which it renders. */
const useFound = onDemand('FoundActivities', () => import('../../ui/results/FoundActivities.tsx'))

export default function ActivityResults(props: ActivityResultsProps): ReactNode {
  const { site } = useSite()
  const { hash, page } = useSearchUrl(props.page)
  const criteria = useSearchCriteria(props, hash)
  const taken = !servesSameSearch(hash, page, props)
  const result = useActivities(criteria, page, props.minisite, taken)
  const FoundActivities = useFound(taken)?.FoundActivities
  const place = useResultsPlace({ result, taken, drawable: FoundActivities !== undefined })
  return (
    <InPlace place={place}>
      {FoundActivities && result.data && (
        <FoundActivities
          response={result.data}
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
