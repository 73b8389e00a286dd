import type { ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import { stayCardPrice } from '../../domain/pricing/card-price.ts'
import { offerHash } from '../../domain/stay/dated-hash.ts'
import { linkTo } from '../link/link-to.ts'
import { productHref } from '../link/product-href.ts'
import { Picture } from '../picture/Picture.tsx'
import { Price } from '../price/Price.tsx'
import { Score } from '../rating/Score.tsx'
import { Stars } from '../rating/Stars.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Card.module.css'
import { CardDates } from './CardDates.tsx'
import mapCss from './MapCard.module.css'

/** Compact card of the selected map marker. `dated`: the price is for the dates of the search. */
export function MapCard({
  offer,
  hash,
  dated = false,
  close,
}: {
  offer: OfferCard
  hash?: string | undefined
  dated?: boolean
  close?: ReactNode
}): ReactNode {
  const view = useSite()
  const [image] = offer.images
  return (
    <article className={`${css.card} ${mapCss.card}`} data-offer={offer.id}>
      {image && <Picture picture={image} use="card" decorative />}
      <div className={css.body}>
        <h3 className={css.title}>
          <a {...linkTo(productHref(view, offer.uri, offerHash(hash, offer)), view.newTab)}>{offer.label}</a>
        </h3>
        <p className={css.hotel}>
          {offer.hotel.label} <Stars stars={offer.hotel.stars} />
        </p>
        <Score review={offer.hotel.review} incentive />
        <CardDates offer={offer} hash={hash} />
        <div className={css.foot}>
          <Price price={stayCardPrice(offer, { flow: view.flow, hasDates: dated })} />
        </div>
      </div>
      {close && <div className={mapCss.close}>{close}</div>}
    </article>
  )
}
