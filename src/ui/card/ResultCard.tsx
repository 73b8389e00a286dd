import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { adultsInQuery } from '../../domain/activity/activity-guests.ts'
import { type CardKind, cardKind } from '../../domain/cards/offer-card.ts'
import { isScoredInGifting } from '../../domain/cards/review-score.ts'
import { withBucket } from '../../domain/gift/bucket-hash.ts'
import { activityCardPrice, stayCardPrice } from '../../domain/pricing/card-price.ts'
import { offerHash } from '../../domain/stay/dated-hash.ts'
import { withQuery } from '../../market/query-order.ts'
import { href } from '../../market/site.ts'
import { linkTo } from '../link/link-to.ts'
import { hotelOffersHref } from '../link/product-href.ts'
import { useAutoDiscount } from '../price/use-auto-discount.ts'
import { useSite } from '../site/SiteContext.tsx'
import { Cancellation } from './Cancellation.tsx'
import { CardDates } from './CardDates.tsx'
import { CardMessages } from './CardMessages.tsx'
import { GiftDates, Supplement } from './GiftDates.tsx'
import { type OfferCardProps, OfferFrame } from './OfferFrame.tsx'
import css from './Card.module.css'

const cards: Readonly<Record<CardKind, (props: OfferCardProps) => ReactNode>> = {
  stay: StayCard,
  voucher: VoucherCard,
  activity: ActivityCard,
  hotel: HotelCard,
}

export function ResultCard(props: OfferCardProps): ReactNode {
  const { flow, hotels } = useSite()
  if (props.offer.giftDates) return <GiftStayCard {...props} giftDates={props.offer.giftDates} />
  const Card = cards[cardKind(props.offer.itemCategory, hotels ? 'hotel' : flow)]
  return <Card {...props} />
}

/** The card of a stay in a list (S2.1, S2.2). */
function StayCard(props: OfferCardProps): ReactNode {
  const { offer, dated = false } = props
  const view = useSite()
  const { flow, newTab } = view
  const extra = useAutoDiscount()(offer.autoDiscount)
  return (
    <OfferFrame {...props} hotelLink price={stayCardPrice(offer, { flow, hasDates: dated, extra })}>
      <CardDates offer={offer} hash={props.hash} />
      <CardMessages offer={offer} dated={dated} />
      <Cancellation policy={offer.cancellationPolicy} offer={offer.id} />
      {props.others && (
        <p className={css.hotel}>
          <a {...linkTo(hotelOffersHref(view, offer.hotel, offerHash(props.hash, offer)), newTab)}>
            <Trans>See the other offers from this hotel</Trans>
          </a>
        </p>
      )}
    </OfferFrame>
  )
}

/** A stay that a beneficiary can choose. */
function GiftStayCard({
  giftDates,
  ...props
}: OfferCardProps & { readonly giftDates: NonNullable<OfferCardProps['offer']['giftDates']> }): ReactNode {
  return (
    <OfferFrame {...props} hotelLink price={<Supplement giftDates={giftDates} dated={props.dated === true} />}>
      <GiftDates offer={props.offer} hash={props.hash} />
      <Cancellation policy={props.offer.cancellationPolicy} offer={props.offer.id} />
    </OfferFrame>
  )
}

/** A voucher has no dates, because the beneficiary picks them. */
function VoucherCard(props: OfferCardProps): ReactNode {
  const { t } = useLingui()
  const { site, market, mode } = useSite()
  const hash = mode.customerCare ? withBucket(props.hash ?? '') : props.hash
  const price = stayCardPrice(props.offer, { flow: 'gifting', hasDates: false })
  return (
    <OfferFrame {...props} hotelLink hash={hash} scored={isScoredInGifting(market.country)} price={price}>
      <CardMessages offer={props.offer} dated={false} />
      <p className={css.cancellation}>
        {t`${plural(price.nights ?? 1, { one: 'Gift for # night, dates of their choice', other: 'Gift for # nights, dates of their choice' })}`}
      </p>
      {props.others && (
        <p className={css.hotel}>
          <a {...linkTo(withQuery(href(site, 'stays', { query: { hotel: props.offer.hotel.id } }), hash ?? ''))}>
            <Trans>See the other offers from this hotel</Trans>
          </a>
        </p>
      )}
    </OfferFrame>
  )
}

function ActivityCard(props: OfferCardProps): ReactNode {
  return (
    <OfferFrame {...props} more={<Trans>See activity</Trans>} price={activityCardPrice(props.offer, adultsInQuery(props.hash ?? ''))}>
      <CardMessages offer={props.offer} dated={false} />
    </OfferFrame>
  )
}

function HotelCard(props: OfferCardProps): ReactNode {
  const { offer, dated = false } = props
  return (
    <OfferFrame {...props} to="hotel" price={stayCardPrice(offer, { flow: 'hotel', hasDates: dated })}>
      <CardMessages offer={offer} dated={dated} />
    </OfferFrame>
  )
}
