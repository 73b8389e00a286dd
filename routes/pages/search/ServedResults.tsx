import type { ReactNode } from 'react'
import type { OffersAnswer } from '../../../src/contract/offers.ts'
import { resultsPageSize } from '../../../src/domain/cards/result-bands.ts'
import { stayHash } from '../../../src/domain/criteria/change-criteria.ts'
import { showsFamilyNotice } from '../../../src/domain/guests/family-notice.ts'
import { pageCount } from '../../../src/domain/pagination/pagination.ts'
import { Pagination } from '../../../src/ui/pagination/Pagination.tsx'
import { FamilyNotice } from '../../../src/ui/results/messages.tsx'
import { ResultsGrid } from '../../../src/ui/results/ResultsGrid.tsx'
import { ResultsHeading } from '../../../src/ui/results/ResultsHeading.tsx'
import { pageHref } from './head.ts'
import type { SearchPageParts } from './SearchPage.tsx'

/** The exact results the server found: heading, cards, pages. */
export function ServedResults({ answer, context, landing, criteria, page }: { answer: OffersAnswer } & SearchPageParts): ReactNode {
  const { exactMatch, searchDetails } = answer
  const { url } = context
  const count = searchDetails.totalCount
  return (
    <>
      {showsFamilyNotice(criteria.guests, criteria.theme) && <FamilyNotice />}
      {exactMatch.length > 0 && (
        <>
          <ResultsHeading count={count} place={landing.destination?.inLabel} />
          <ResultsGrid offers={exactMatch} hash={stayHash(criteria)} dated={criteria.dates !== undefined} eager={page === 0 ? 3 : 0} />
        </>
      )}
      <Pagination current={page} pages={pageCount(count, resultsPageSize)} hrefOf={(to) => pageHref(url, to)} />
    </>
  )
}
