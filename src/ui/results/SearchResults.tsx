import { Trans } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import type { ShownBanner } from '../../contract/cms/targeted-banner.ts'
import type { GiftCardTeaser } from '../../contract/gift-card.ts'
import type { Destination } from '../../contract/landing.ts'
import type { OffersResponse } from '../../contract/offers.ts'
import { resultsPageSize, showsDistance, withOwnPictures } from '../../domain/cards/result-list.ts'
import { stayHash } from '../../domain/stay/hash.ts'
import { type OwnPlace, placeSearched } from '../../domain/search/place-searched.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { isDated } from '../../domain/search/flexibility.ts'
import { isBeyond, pageCount, shownRange } from '../../domain/pagination/pagination.ts'
import { formatNumber } from '../format/number.ts'
import { GiftCardCard } from '../card/GiftCardCard.tsx'
import { TargetedBanner } from '../home/TargetedBanner.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { ResultsGrid } from './ResultsGrid.tsx'
import { ResultsHeading } from './ResultsHeading.tsx'
import { useFlexibilityLabel } from './use-flexibility-label.ts'
import { usePlaceLabel } from './use-place-label.ts'
import css from './SearchResults.module.css'

export interface SearchResultsProps {
  readonly response: OffersResponse
  readonly criteria: SearchCriteria
  readonly destination: Destination | undefined
  readonly page: number
  readonly banners: readonly ShownBanner[]
  readonly giftCard?: GiftCardTeaser | undefined
  readonly hrefOf: (page: number) => string
  readonly onPage?: (page: number, event: MouseEvent) => void
  readonly applied?: ReactNode
  readonly familyNotice: ReactNode
  /** Shown where the exact results do not fill a page. */
  readonly fallbacks: ReactNode
}

/** The server and the island of the results both render this. */
export function SearchResults({
  response,
  criteria,
  destination,
  page,
  banners,
  giftCard,
  hrefOf,
  onPage,
  applied,
  familyNotice,
  fallbacks,
}: SearchResultsProps): ReactNode {
  const view = useSite()
  const { flow, market } = view
  const placeLabel = usePlaceLabel()
  const flexibilityLabel = useFlexibilityLabel()
  const { exactMatch, searchDetails } = response
  const pages = pageCount(searchDetails.totalCount, resultsPageSize)
  const beyond = isBeyond(page, pages)
  const range = shownRange(page, resultsPageSize, searchDetails.totalCount)
  const [from, to, total] = [range?.from, range?.to, searchDetails.totalCount].map((count = 0) => formatNumber(count, market))
  return (
    <div className={css.results}>
      {familyNotice}
      {(exactMatch.length > 0 || beyond) && (
        <ResultsHeading
          count={searchDetails.totalCount}
          dates={criteria.flexibility && flow === 'booking' ? flexibilityLabel(criteria.flexibility) : undefined}
          place={placeLabel(placeSearched(criteria, destination ?? ownPlace(criteria, searchDetails), searchDetails.destination))}
          ofHotel={criteria.destination?.kind === 'hotel'}
        />
      )}
      {applied}
      {exactMatch.length > 0 && (
        <ResultsGrid
          offers={withOwnPictures(
            exactMatch,
            banners.map(({ image }) => image.sizes['1600_900']),
          )}
          hash={stayHash(criteria)}
          dated={isDated(criteria)}
          distances={showsDistance(criteria)}
          banners={banners.map((banner) => <TargetedBanner key={banner.title} content={banner} inline />)}
          afterNine={giftCard && page === 0 && <GiftCardCard giftCard={giftCard} />}
          eager={page === 0 ? 3 : 0}
        />
      )}
      {range && (
        <p className={`muted ${css.range}`}>
          <Trans>
            {from}–{to} of {total}
          </Trans>
        </p>
      )}
      <Pagination current={page} pages={pages} hrefOf={hrefOf} {...(onPage && { onPage })} />
      {exactMatch.length < resultsPageSize && !beyond && fallbacks}
    </div>
  )
}

function ownPlace({ destination }: SearchCriteria, details: OffersResponse['searchDetails']): OwnPlace | undefined {
  if (!destination) return undefined
  const found = details.locationHierarchy?.find(({ type, id }) => type === destination.kind && id === destination.id)
  return found?.inLabel === undefined ? undefined : { ...destination, label: found.label, inLabel: found.inLabel }
}
