import type { ReactNode } from 'react'
import { type CardKind, cardKind } from '../../domain/cards/offer-card.ts'
import { useSite } from '../site/SiteContext.tsx'
import { ActivityCard } from './ActivityCard.tsx'
import { HotelCard } from './HotelCard.tsx'
import type { OfferCardProps } from './OfferFrame.tsx'
import { StayCard } from './StayCard.tsx'
import { VoucherCard } from './VoucherCard.tsx'

const cards: Readonly<Record<CardKind, (props: OfferCardProps) => ReactNode>> = {
  stay: StayCard,
  voucher: VoucherCard,
  activity: ActivityCard,
  hotel: HotelCard,
}

export function ResultCard(props: OfferCardProps): ReactNode {
  const { flow, hotels } = useSite()
  const Card = cards[cardKind(props.offer.itemCategory, hotels ? 'hotel' : flow)]
  return <Card {...props} />
}
