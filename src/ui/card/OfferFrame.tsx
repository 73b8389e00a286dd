import type { ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import { isNewOffer } from '../../domain/cards/new-offer.ts'
import type { DisplayedPrice } from '../../domain/pricing/displayed-price.ts'
import { offerHash } from '../../domain/stay/dated-hash.ts'
import { formatDistance } from '../format/number.ts'
import { Icon } from '../icon/Icon.tsx'
import { pinIcon } from '../icon/paths.ts'
import { type LinkAttributes, linkTo } from '../link/link-to.ts'
import { hotelHref, productHref } from '../link/product-href.ts'
import { Price } from '../price/Price.tsx'
import { Score } from '../rating/Score.tsx'
import { Stars } from '../rating/Stars.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Card.module.css'
import { CardFrame } from './CardFrame.tsx'
import { Keywords } from './Keywords.tsx'

export interface OfferCardProps {
  readonly offer: OfferCard
  /** Criteria handed to the product page, in the hash grammar without `#`. */
  readonly hash?: string | undefined
  /** The search has dates: rooms left may be shown, and the price is final. */
  readonly dated?: boolean
  /** On the first screen: the picture loads eagerly. */
  readonly first?: boolean
  readonly heading?: 'h2' | 'h3'
  /** Shown on the picture's corner (wishlist). */
  readonly action?: ReactNode
  /** Link the hotel's other offers: it sells more than the list shows. */
  readonly others?: boolean
}

interface OfferFrameProps extends OfferCardProps {
  readonly price: DisplayedPrice
  /** Link of the card: the product, or its hotel. */
  readonly to?: 'product' | 'hotel'
  /** Link the hotel's name to the hotel page. */
  readonly hotelLink?: boolean
  /** Show score and headwords. */
  readonly scored?: boolean
  /** Text beside the price. */
  readonly more?: ReactNode
  readonly children?: ReactNode
}

/** Card of an offer: place, title, hotel, score, what is included, price. */
export function OfferFrame(props: OfferFrameProps): ReactNode {
  const view = useSite()
  const { offer, to = 'product', scored = true } = props
  const { hotel } = offer
  const hash = offerHash(props.hash, offer)
  const hotelLink: LinkAttributes = linkTo(hotelHref(view, hotel, hash), view.newTab)
  const link: LinkAttributes = to === 'hotel' ? hotelLink : linkTo(productHref(view, offer.uri, hash), view.newTab)
  const [title, beside] = to === 'hotel' ? [hotel.label, offer.label] : [offer.label, hotel.label]
  return (
    <CardFrame
      link={link}
      title={title}
      heading={props.heading}
      images={offer.images}
      first={props.first}
      action={props.action}
      offer={offer.id}
      above={
        <p className={css.place}>
          <Icon path={pinIcon} />
          {hotel.location.label}
          {offer.distance !== undefined && <span> · {formatDistance(offer.distance, view.market)}</span>}
          {to === 'hotel' && <Stars stars={hotel.stars} />}
        </p>
      }
      foot={
        <>
          {props.more && <span className={css.more}>{props.more}</span>}
          <Price price={props.price} />
        </>
      }
    >
      <p className={css.hotel}>
        {props.hotelLink ? <a {...hotelLink}>{beside}</a> : beside} {to === 'product' && <Stars stars={hotel.stars} />}
      </p>
      {scored && (
        <>
          {(offer.itemCategory !== 'activity' || isNewOffer(offer.onSaleSince, view.today)) && <Score review={hotel.review} incentive />}
          <Keywords keywords={offer.headwords} />
        </>
      )}
      {props.children}
    </CardFrame>
  )
}
