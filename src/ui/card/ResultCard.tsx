import type { ReactNode } from 'react'
import { ActivityCard } from './ActivityCard.tsx'
import { StayCard, type StayCardProps } from './StayCard.tsx'
import { VoucherCard } from './VoucherCard.tsx'

const cards = { weekend: StayCard, single_voucher: VoucherCard, activity: ActivityCard }

/** A result by its category: a stay to book, a stay to give, or an activity. */
export function ResultCard(props: StayCardProps): ReactNode {
  const Card = cards[props.offer.itemCategory]
  return <Card {...props} />
}
