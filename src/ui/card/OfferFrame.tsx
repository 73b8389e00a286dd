import { isValidElement, type ReactElement, type ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import { isNewOffer } from '../../domain/cards/offer-card.ts'
import type { DisplayedPrice } from '../../domain/pricing/displayed-price.ts'
import { offerHash } from '../../domain/stay/dated-hash.ts'
import { formatDistance } from '../format/number.ts'
import { Icon } from '../icon/Icon.tsx'
import { type LinkAttributes, linkTo } from '../link/link-to.ts'
import { hotelHref, productHref } from '../link/product-href.ts'
import { Price } from '../price/Price.tsx'
import { Score } from '../rating/Score.tsx'
import { Stars } from '../rating/Stars.tsx'
import { giftStayHref } from '../link/gift-href.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Card.module.css'
import { CardFrame } from './CardFrame.tsx'
import { Keywords } from './Keywords.tsx'

export interface OfferCardProps {
  readonly offer: OfferCard
  /** Criteria in the grammar of the hash, without `#`. */
  readonly hash?: string | undefined
  /** Set where the price is for chosen dates: it is final, and the rooms that are left may be shown. */
  readonly dated?: boolean
  readonly first?: boolean
  readonly heading?: 'h2' | 'h3'
  readonly action?: ReactNode
  readonly others?: boolean
}

interface OfferFrameProps extends OfferCardProps {
  readonly price: DisplayedPrice | ReactElement
  readonly to?: 'product' | 'hotel'
  readonly hotelLink?: boolean
  readonly scored?: boolean
  readonly more?: ReactNode
  readonly children?: ReactNode
}

export function OfferFrame(props: OfferFrameProps): ReactNode {
  const view = useSite()
  const { offer, to = 'product', scored = true } = props
  const { hotel } = offer
  const hash = offerHash(props.hash, offer)
  const hotelLink: LinkAttributes = linkTo(hotelHref(view, hotel, hash), view.newTab)
  const own = view.redeeming && offer.giftDates ? giftStayHref(view, view.redeeming, offer.id, hash) : productHref(view, offer.uri, hash)
  const link: LinkAttributes = to === 'hotel' ? hotelLink : linkTo(own, view.newTab)
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
          <Icon name="pin" />
          {hotel.location.label}
          {offer.distance !== undefined && <span> · {formatDistance(offer.distance, view.market)}</span>}
          {to === 'hotel' && <Stars stars={hotel.stars} />}
        </p>
      }
      foot={
        <>
          {props.more && <span className={css.more}>{props.more}</span>}
          {isValidElement(props.price) ? props.price : <Price price={props.price} />}
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
