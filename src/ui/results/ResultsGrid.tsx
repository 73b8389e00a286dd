import { Fragment, type ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import { resultBands } from '../../domain/cards/result-bands.ts'
import { ResultCard } from '../card/ResultCard.tsx'
import { Across, Grid } from './Grid.tsx'

export interface ResultsGridProps {
  readonly offers: readonly OfferCard[]
  readonly hash?: string | undefined
  readonly dated?: boolean
  /** Shown after the first row and after index 9. */
  readonly banners?: readonly ReactNode[]
  /** How many cards load their picture at once. */
  readonly eager?: number
  /** What stands on each card's picture corner (wishlist). */
  readonly action?: (offer: OfferCard) => ReactNode
}

/** The exact results: three columns, with inline banners. */
export function ResultsGrid({ offers, hash, dated, banners = [], eager = 0, action }: ResultsGridProps): ReactNode {
  const { firstRow, untilNine, rest } = resultBands(offers)
  const card = (offer: OfferCard) => (
    <ResultCard
      key={offer.id}
      offer={offer}
      hash={hash}
      action={action?.(offer)}
      {...(dated && { dated })}
      {...(offers.indexOf(offer) < eager && { first: true })}
    />
  )
  return (
    <Grid>
      {[firstRow, untilNine, rest].map((band, at) => (
        <Fragment key={at}>
          {band.map(card)}
          {banners[at] && band.length > 0 && <Across>{banners[at]}</Across>}
        </Fragment>
      ))}
    </Grid>
  )
}
