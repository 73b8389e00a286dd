import type { ReactNode } from 'react'
import { appliedAutoDiscount } from '../../domain/cards/auto-discount.ts'
import { stayCardPrice } from '../../domain/pricing/card-price.ts'
import { useSite } from '../site/SiteContext.tsx'
import { CardMessages } from './CardMessages.tsx'
import { Cancellation } from './Cancellation.tsx'
import { type OfferCardProps, OfferFrame } from './OfferFrame.tsx'

/** One stay of a list (section 2, "Cards and blocks"): leads to the stay, and by its name to the hotel. */
export function StayCard(props: OfferCardProps): ReactNode {
  const { offer, dated = false } = props
  const { flow, variations = [] } = useSite()
  const extra = appliedAutoDiscount(offer.autoDiscount, flow, variations.includes('autoDiscount'))
  return (
    <OfferFrame {...props} hotelLink price={stayCardPrice(offer, { flow, hasDates: dated, extra })}>
      <CardMessages offer={offer} dated={dated} />
      <Cancellation of={offer.cancellationPolicy} offer={offer.id} />
    </OfferFrame>
  )
}
