import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { activityCardPrice } from '../../domain/pricing/card-price.ts'
import { type OfferCardProps, OfferFrame } from './OfferFrame.tsx'

/** One activity, priced per person. */
export function ActivityCard(props: OfferCardProps): ReactNode {
  return <OfferFrame {...props} more={<Trans>See activity</Trans>} price={activityCardPrice(props.offer)} />
}
