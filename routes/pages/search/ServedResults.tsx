import type { ReactNode } from 'react'
import type { OffersAnswer } from '../../../src/contract/offers.ts'
import { resultsPageSize } from '../../../src/domain/cards/result-bands.ts'
import { showsDistance } from '../../../src/domain/cards/distance-shown.ts'
import { stayHash } from '../../../src/domain/criteria/change-criteria.ts'
import { placeSearched } from '../../../src/domain/criteria/place-searched.ts'
import { showsFamilyNotice } from '../../../src/domain/guests/family-notice.ts'
import { isBeyond, pageCount } from '../../../src/domain/pagination/pagination.ts'
import { Pagination } from '../../../src/ui/pagination/Pagination.tsx'
import { FamilyNotice } from '../../../src/ui/results/messages.tsx'
import { inlineBanners } from '../../../src/ui/results/inline-banners.tsx'
import { ResultsGrid } from '../../../src/ui/results/ResultsGrid.tsx'
import { ResultsHeading } from '../../../src/ui/results/ResultsHeading.tsx'
import { pageHref } from './head.ts'
import type { SearchPageParts } from './SearchPage.tsx'

/** The exact results the server found: heading, cards, pages. */
export function ServedResults({
  answer,
  context,
  landing,
  criteria,
  page,
  banners,
}: { answer: OffersAnswer } & SearchPageParts): ReactNode {
  const { exactMatch, searchDetails } = answer
  const { url, view } = context
  const count = searchDetails.totalCount
  const pages = pageCount(count, resultsPageSize)
  return (
    <>
      {showsFamilyNotice(criteria.guests, criteria.theme, view.flow) && <FamilyNotice />}
      {(exactMatch.length > 0 || isBeyond(page, pages)) && (
        <ResultsHeading
          count={count}
          place={placeSearched(criteria.destination, landing.destination, searchDetails.destination)}
          ofHotel={criteria.destination?.kind === 'hotel'}
        />
      )}
      {exactMatch.length > 0 && (
        <ResultsGrid
          offers={exactMatch}
          hash={stayHash(criteria)}
          dated={criteria.dates !== undefined}
          distances={showsDistance(criteria)}
          banners={inlineBanners(banners)}
          eager={page === 0 ? 3 : 0}
        />
      )}
      <Pagination current={page} pages={pages} hrefOf={(to) => pageHref(url, to)} />
    </>
  )
}
