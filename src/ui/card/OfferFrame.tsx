import type { ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import type { CardPrice } from '../../domain/pricing/card-price.ts'
import { distance } from '../format/number.ts'
import { Icon } from '../icon/Icon.tsx'
import { pin } from '../icon/paths.ts'
import { hotelHref, type ProductLink, productHref } from '../link/product-href.ts'
import { inNewTab } from '../link/new-tab.ts'
import { Price } from '../price/Price.tsx'
import { Score } from '../rating/Score.tsx'
import { Stars } from '../rating/Stars.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Card.module.css'
import { CardFrame } from './CardFrame.tsx'
import { Headwords } from './Headwords.tsx'

export interface OfferCardProps {
  readonly offer: OfferCard
  /** Criteria that the product page keeps, in the hash grammar without `#`. */
  readonly hash?: string | undefined
  /** The search has dates: rooms left may be said, and the price is final. */
  readonly dated?: boolean
  /** Among the first seen on its page: its picture loads at once. */
  readonly first?: boolean
  readonly heading?: 'h2' | 'h3'
  /** Stands on the picture's corner (wishlist). */
  readonly action?: ReactNode
  /** The hotel sells more than the list shows: its other offers are linked. */
  readonly others?: boolean
}

interface OfferFrameProps extends OfferCardProps {
  readonly price: CardPrice
  /** Where the card leads: the product, or its hotel. */
  readonly to?: 'product' | 'hotel'
  /** The hotel's name leads to the hotel's page. */
  readonly hotelLink?: boolean
  /** Score and headwords are shown. */
  readonly scored?: boolean
  /** Words beside the price. */
  readonly more?: ReactNode
  readonly children?: ReactNode
}

/** The card of an offer: where it is, what it is, which hotel, how it is rated, what is included, and its price. */
export function OfferFrame(it: OfferFrameProps): ReactNode {
  const view = useSite()
  const { offer, to = 'product', scored = true } = it
  const { hotel } = offer
  const tab = inNewTab(view.newTab)
  const hotelLink: ProductLink = { href: hotelHref(view, hotel, it.hash), ...tab }
  const link: ProductLink = to === 'hotel' ? hotelLink : { href: productHref(view, offer.uri, it.hash), ...tab }
  const [title, beside] = to === 'hotel' ? [hotel.label, offer.label] : [offer.label, hotel.label]
  return (
    <CardFrame
      link={link}
      title={title}
      heading={it.heading}
      images={offer.images}
      first={it.first}
      action={it.action}
      offer={offer.id}
      above={
        <p className={css.place}>
          <Icon of={pin} />
          {hotel.location.label}
          {offer.distance !== undefined && <span> · {distance(offer.distance, view.market)}</span>}
        </p>
      }
      foot={
        <>
          {it.more && <span className={css.more}>{it.more}</span>}
          <Price of={it.price} />
        </>
      }
    >
      <p className={css.hotel}>
        {it.hotelLink ? <a {...hotelLink}>{beside}</a> : beside} <Stars of={hotel.stars} />
      </p>
      {scored && (
        <>
          <Score review={hotel.review} />
          <Headwords of={offer.headwords} />
        </>
      )}
      {it.children}
    </CardFrame>
  )
}
