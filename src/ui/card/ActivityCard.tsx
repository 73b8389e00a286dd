import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { adultsInQuery } from '../../domain/activity/activity-guests.ts'
import { activityCardPrice } from '../../domain/pricing/card-price.ts'
import { CardMessages } from './CardMessages.tsx'
import { type OfferCardProps, OfferFrame } from './OfferFrame.tsx'

/** Priced per person, for the guests of the search. */
export function ActivityCard(props: OfferCardProps): ReactNode {
  return (
    <OfferFrame {...props} more={<Trans>See activity</Trans>} price={activityCardPrice(props.offer, adultsInQuery(props.hash ?? ''))}>
      <CardMessages offer={props.offer} dated={false} />
    </OfferFrame>
  )
}
