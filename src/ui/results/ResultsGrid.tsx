import { Fragment, type ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import { hasOtherPackages, type ResultBands, resultBands } from '../../domain/cards/result-list.ts'
import { wishOf } from '../../domain/product-lists/wishes.ts'
import { SharedConditions } from '../card/Cancellation.tsx'
import { ResultCard } from '../card/ResultCard.tsx'
import { WishHeart } from '../product-lists/WishHeart.tsx'
import { Across, Grid } from './Grid.tsx'

export interface ResultsGridProps {
  readonly offers: readonly OfferCard[]
  /** Tells lists of a page apart that may start with the same offer. */
  readonly name?: string
  readonly hash?: string | undefined
  readonly dated?: boolean
  readonly distances?: boolean
  /** The first banner comes after the first full row, the second after nine results. */
  readonly banners?: readonly ReactNode[]
  /** The gift card, which is also shown after fewer than nine results. */
  readonly afterNine?: ReactNode
  readonly eager?: number
  readonly action?: (offer: OfferCard) => ReactNode
}

const bands: readonly (keyof ResultBands<OfferCard>)[] = ['firstRow', 'untilNine', 'rest']

export function ResultsGrid({
  offers,
  name,
  hash,
  dated,
  distances,
  banners = [],
  afterNine,
  eager = 0,
  action = heartOf,
}: ResultsGridProps): ReactNode {
  const banded = resultBands(offers)
  const card = (offer: OfferCard) => (
    <ResultCard
      key={offer.id}
      offer={distances ? offer : { ...offer, distance: undefined }}
      hash={hash}
      action={action?.(offer)}
      {...(hasOtherPackages(offer, offers) && { others: true })}
      {...(dated && { dated })}
      {...(offers.indexOf(offer) < eager && { first: true })}
    />
  )
  return (
    <SharedConditions offers={offers} name={name}>
      <Grid row={offers.length === 3}>
        {bands.map((band, at) => (
          <Fragment key={band}>
            {band === 'rest' && afterNine}
            {banded[band].map(card)}
            {banners[at] && banded[bands[at + 1] ?? band].length > 0 && <Across>{banners[at]}</Across>}
          </Fragment>
        ))}
      </Grid>
    </SharedConditions>
  )
}

const heartOf = ({ id, itemCategory }: OfferCard): ReactNode =>
  itemCategory === 'activity' ? <WishHeart product={wishOf('ACTIVITY', id)} /> : <WishHeart />
