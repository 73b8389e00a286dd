import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { stayCardPrice } from '../../domain/pricing/card-price.ts'
import { offerHash } from '../../domain/stay/dated-hash.ts'
import { linkTo } from '../link/link-to.ts'
import { hotelOffersHref } from '../link/product-href.ts'
import { useAutoDiscount } from '../price/use-auto-discount.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Card.module.css'
import { CardDates } from './CardDates.tsx'
import { CardMessages } from './CardMessages.tsx'
import { Cancellation } from './Cancellation.tsx'
import { type OfferCardProps, OfferFrame } from './OfferFrame.tsx'

/** The card of a stay in a list (S2.1, S2.2). */
export function StayCard(props: OfferCardProps): ReactNode {
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
