import type { ReactNode } from 'react'
import type { OffersAnswer } from '../../../src/contract/offers.ts'
import { resultsPageSize } from '../../../src/domain/cards/result-bands.ts'
import { pageCount } from '../../../src/domain/pagination/pagination.ts'
import { formatSearchCriteria } from '../../../src/domain/criteria/format-search.ts'
import { everything } from '../../../src/domain/criteria/search-criteria.ts'
import { showsFamilyNotice } from '../../../src/domain/guests/family-notice.ts'
import results from '../../../src/islands/results/Results.module.css'
import { href } from '../../../src/market/site.ts'
import { Pagination } from '../../../src/ui/pagination/Pagination.tsx'
import { FamilyNotice, NoResults } from '../../../src/ui/results/messages.tsx'
import { ResultsGrid } from '../../../src/ui/results/ResultsGrid.tsx'
import { ResultsHeading } from '../../../src/ui/results/ResultsHeading.tsx'
import { pageHref } from './head.ts'
import type { SearchPageParts } from './SearchPage.tsx'

/** The results the server found: heading, cards, pages; or what to do when there are none. */
export function ServedResults({ answer, context, landing, criteria, page, steps }: { answer: OffersAnswer } & SearchPageParts): ReactNode {
  const { exactMatch, searchDetails } = answer
  const { url } = context
  const count = searchDetails.totalCount
  return (
    <div className={results.found}>
      {showsFamilyNotice(criteria.guests, criteria.theme) && <FamilyNotice />}
      {exactMatch.length === 0 ? (
        <NoResults reset={href(context.site, 'stays', { path: steps })} />
      ) : (
        <>
          <ResultsHeading count={count} place={landing.destination?.inLabel} />
          <ResultsGrid offers={exactMatch} hash={stayHash(criteria)} dated={criteria.dates !== undefined} eager={page === 0 ? 3 : 0} />
        </>
      )}
      <Pagination current={page} pages={pageCount(count, resultsPageSize)} hrefOf={(to) => pageHref(url, to)} />
    </div>
  )
}

/** What a stay's page keeps of the search: dates and guests. */
function stayHash({ dates, guests }: SearchPageParts['criteria']): string | undefined {
  const text = formatSearchCriteria({ ...everything, dates, guests })
  return text || undefined
}
