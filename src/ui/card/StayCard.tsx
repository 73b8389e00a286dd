import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { wholeWords } from '../format/whole-words.tsx'
import type { OfferCard } from '../../contract/offers.ts'
import { distance } from '../format/number.ts'
import { Icon } from '../icon/Icon.tsx'
import { pin } from '../icon/paths.ts'
import { hotelHref, productHref } from '../link/product-href.ts'
import { Price } from '../price/Price.tsx'
import { Score } from '../rating/Score.tsx'
import { Stars } from '../rating/Stars.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Card.module.css'
import { CardMessages } from './CardMessages.tsx'
import { CardPictures } from './CardPictures.tsx'
import { Headwords } from './Headwords.tsx'
import { shownPrice } from './shown-price.ts'

export interface StayCardProps {
  readonly offer: OfferCard
  /** Criteria that the product page keeps, in the hash grammar without `#`. */
  readonly hash?: string | undefined
  /** The search has dates: rooms left may be said. */
  readonly dated?: boolean
  /** Among the first seen on its page: its picture loads at once. */
  readonly first?: boolean
  readonly heading?: 'h2' | 'h3'
  /** Stands on the picture's corner (wishlist). */
  readonly action?: ReactNode
}

/** One stay of a list (section 2, "Cards and blocks"). */
export function StayCard({ offer, hash, dated, first, heading: Heading = 'h3', action }: StayCardProps): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const { hotel } = offer
  const link = productHref(view, offer.uri, hash)
  return (
    <article className={css.card}>
      <CardPictures of={offer.images} href={link} {...(first && { first })} />
      {action}
      <div className={css.body}>
        <p className={css.place}>
          <Icon of={pin} />
          {hotel.location.label}
          {offer.distance !== undefined && <span> · {distance(offer.distance, view.market)}</span>}
        </p>
        <Heading className={css.title}>
          <a href={link}>{wholeWords(offer.label)}</a>
        </Heading>
        <p className={css.hotel}>
          <a href={hotelHref(view, hotel, hash)}>{hotel.label}</a> <Stars of={hotel.stars} />
        </p>
        <Score review={hotel.review} />
        <Headwords of={offer.headwords} />
        <CardMessages offer={offer} dated={dated ?? false} />
        {offer.cancellationPolicy?.cancellable && (
          <p className={css.cancellation}>{offer.cancellationPolicy.message ?? t`Free modification`}</p>
        )}
        <div className={css.foot}>
          <Price of={shownPrice(offer, view.flow)} />
        </div>
      </div>
    </article>
  )
}
