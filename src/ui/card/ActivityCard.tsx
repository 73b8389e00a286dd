import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import { activityPromo } from '../../domain/pricing/promo.ts'
import { Icon } from '../icon/Icon.tsx'
import { pin } from '../icon/paths.ts'
import { productHref } from '../link/product-href.ts'
import { Price, type PriceShown } from '../price/Price.tsx'
import { Score } from '../rating/Score.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Card.module.css'
import { CardPictures } from './CardPictures.tsx'
import { Headwords } from './Headwords.tsx'
import type { StayCardProps } from './StayCard.tsx'

/** Cents for one person: the price for the party wanted (2 adults), or the smallest party's, divided by its adults. */
export function perPerson(offer: Pick<OfferCard, 'prices' | 'sellPrice' | 'refPrice' | 'promo' | 'participants'>, adults = 2): PriceShown {
  const entry = offer.prices?.find((price) => price.paxComposition.adults === adults) ?? offer.prices?.[0]
  const people = Math.max(1, entry?.paxComposition.adults ?? offer.participants ?? 1)
  const promo = activityPromo(entry ? entry.promo : offer.promo)
  const reference = entry ? entry.barPrice : offer.refPrice
  return {
    sell: Math.round((entry?.sellPrice ?? offer.sellPrice) / people),
    reference: promo && reference !== undefined ? Math.round(reference / people) : undefined,
    promo,
    people: 1,
  }
}

/** One activity, priced per person. */
export function ActivityCard({ offer, hash, first, heading: Heading = 'h3', action }: StayCardProps): ReactNode {
  const view = useSite()
  const link = productHref(view, offer.uri, hash)
  return (
    <article className={css.card}>
      <CardPictures of={offer.images} href={link} {...(first && { first })} />
      {action}
      <div className={css.body}>
        <p className={css.place}>
          <Icon of={pin} />
          {offer.hotel.location.label}
        </p>
        <Heading className={css.title}>
          <a href={link}>{offer.label}</a>
        </Heading>
        <p className={css.hotel}>{offer.hotel.label}</p>
        {offer.hotel.review && <Score review={offer.hotel.review} />}
        <Headwords of={offer.headwords} />
        <div className={css.foot}>
          <span className={css.more}>
            <Trans>See activity</Trans>
          </span>
          <Price of={perPerson(offer)} />
        </div>
      </div>
    </article>
  )
}
