import { memo, type MouseEvent, type ReactNode } from 'react'
import type { OffersAnswer } from '../../contract/offers.ts'
import { resultsPageSize } from '../../domain/cards/result-bands.ts'
import { showsDistance } from '../../domain/cards/distance-shown.ts'
import { stayHash } from '../../domain/criteria/change-criteria.ts'
import { placeSearched } from '../../domain/criteria/place-searched.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { showsFamilyNotice } from '../../domain/guests/family-notice.ts'
import { isBeyond, pageCount } from '../../domain/pagination/pagination.ts'
import { Pagination } from '../../ui/pagination/Pagination.tsx'
import { FamilyNotice } from '../../ui/results/messages.tsx'
import { inlineBanners } from '../../ui/results/inline-banners.tsx'
import { ResultsGrid } from '../../ui/results/ResultsGrid.tsx'
import { ResultsHeading } from '../../ui/results/ResultsHeading.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { pageHref } from './page-href.ts'
import css from './Results.module.css'
import type { ResultsProps } from './props.ts'
import { Suggestions } from './Suggestions.tsx'

interface FoundProps {
  readonly base: ResultsProps
  readonly criteria: SearchCriteria
  readonly page: number
  readonly answer: OffersAnswer
  readonly onPage: (page: number, event: MouseEvent) => void
  /** Called before the criteria are removed. */
  readonly onReset: () => void
}

/**
 * What a search found: count, cards and pages, or the message that nothing was. Drawn once for an answer: that the next one is asked for
 * changes nothing of it.
 */
export const Found = memo(function Found({ base, criteria, page, answer, onPage, onReset }: FoundProps): ReactNode {
  const { flow } = useSite()
  const { exactMatch, searchDetails } = answer
  const pages = pageCount(searchDetails.totalCount, resultsPageSize)
  const beyond = isBeyond(page, pages)
  return (
    <div className={css.found}>
      {showsFamilyNotice(criteria.guests, criteria.theme, flow) && <FamilyNotice />}
      {(exactMatch.length > 0 || beyond) && (
        <ResultsHeading
          count={searchDetails.totalCount}
          place={placeSearched(criteria.destination, base.path.destination, searchDetails.destination)}
          ofHotel={criteria.destination?.kind === 'hotel'}
        />
      )}
      {exactMatch.length > 0 && (
        <ResultsGrid
          offers={exactMatch}
          hash={stayHash(criteria)}
          dated={criteria.dates !== undefined}
          distances={showsDistance(criteria)}
          banners={inlineBanners(base.banners)}
          eager={3}
        />
      )}
      <Pagination current={page} pages={pages} hrefOf={(to) => pageHref(location.href, to)} onPage={onPage} />
      {exactMatch.length < resultsPageSize && !beyond && <Suggestions base={base} criteria={criteria} exact={answer} onReset={onReset} />}
    </div>
  )
})
