import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { askedAdults } from '../../domain/activity/activity-guests.ts'
import { activityCardPrice } from '../../domain/pricing/card-price.ts'
import { type OfferCardProps, OfferFrame } from './OfferFrame.tsx'

/** One activity, priced per person of the party that was searched for. */
export function ActivityCard(props: OfferCardProps): ReactNode {
  return <OfferFrame {...props} more={<Trans>See activity</Trans>} price={activityCardPrice(props.offer, askedAdults(props.hash ?? ''))} />
}
