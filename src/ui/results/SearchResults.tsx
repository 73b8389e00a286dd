import type { MouseEvent, ReactNode } from 'react'
import type { TargetedBanner as Banner } from '../../contract/cms.ts'
import type { Destination } from '../../contract/landing.ts'
import type { OffersResponse } from '../../contract/offers.ts'
import { showsDistance } from '../../domain/cards/distance-shown.ts'
import { resultsPageSize } from '../../domain/cards/result-bands.ts'
import { stayHash } from '../../domain/stay/hash.ts'
import { placeSearched } from '../../domain/search/place-searched.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { showsFamilyNotice } from '../../domain/guests/family-notice.ts'
import { isBeyond, pageCount } from '../../domain/pagination/pagination.ts'
import { TargetedBanner } from '../home/TargetedBanner.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { FamilyNotice } from './messages.tsx'
import { ResultsGrid } from './ResultsGrid.tsx'
import { ResultsHeading } from './ResultsHeading.tsx'
import css from './SearchResults.module.css'

export interface SearchResultsProps {
  readonly response: OffersResponse
  readonly criteria: SearchCriteria
  /** Place of the page's path. */
  readonly destination: Destination | undefined
  /** Zero-based. */
  readonly page: number
  /** Banners between the results. */
  readonly banners: readonly Banner[]
  readonly hrefOf: (page: number) => string
  readonly onPage?: (page: number, event: MouseEvent) => void
  /** Fallbacks with their message, shown if the exact results do not fill a page. */
  readonly fallbacks: ReactNode
}

/** Results of a search, on the server and in the island: number, cards, pages, fallbacks. */
export function SearchResults({
  response,
  criteria,
  destination,
  page,
  banners,
  hrefOf,
  onPage,
  fallbacks,
}: SearchResultsProps): ReactNode {
  const { flow } = useSite()
  const { exactMatch, searchDetails } = response
  const pages = pageCount(searchDetails.totalCount, resultsPageSize)
  const beyond = isBeyond(page, pages)
  return (
    <div className={css.results}>
      {showsFamilyNotice(criteria.guests, criteria.theme, flow) && <FamilyNotice />}
      {(exactMatch.length > 0 || beyond) && (
        <ResultsHeading
          count={searchDetails.totalCount}
          place={placeSearched(criteria.destination, destination, searchDetails.destination)}
          ofHotel={criteria.destination?.kind === 'hotel'}
        />
      )}
      {exactMatch.length > 0 && (
        <ResultsGrid
          offers={exactMatch}
          hash={stayHash(criteria)}
          dated={criteria.dates !== undefined}
          distances={showsDistance(criteria)}
          banners={banners.map((banner) => <TargetedBanner key={banner.title} content={banner} inline />)}
          eager={page === 0 ? 3 : 0}
        />
      )}
      <Pagination current={page} pages={pages} hrefOf={hrefOf} {...(onPage && { onPage })} />
      {exactMatch.length < resultsPageSize && !beyond && fallbacks}
    </div>
  )
}
