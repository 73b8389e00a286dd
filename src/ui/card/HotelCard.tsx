import type { ReactNode } from 'react'
import { stayCardPrice } from '../../domain/pricing/card-price.ts'
import { CardMessages } from './CardMessages.tsx'
import { type OfferCardProps, OfferFrame } from './OfferFrame.tsx'

/** From the hotel's first stay. */
export function HotelCard(props: OfferCardProps): ReactNode {
  const { offer, dated = false } = props
  return (
    <OfferFrame {...props} to="hotel" price={stayCardPrice(offer, { flow: 'hotel', hasDates: dated })}>
      <CardMessages offer={offer} dated={dated} />
    </OfferFrame>
  )
}
