import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDates } from '../../../src/contract/stay.ts'
import type { Refusal } from '../../../src/domain/quote/refusal.ts'
import { selectionKey } from '../../../src/domain/stay/activity-selection.ts'
import { href } from '../../../src/market/site.ts'
import { LinkButton } from '../../../src/ui/button/Button.tsx'
import { ActivityDatesForm } from '../../../src/ui/checkout/ActivityDatesForm.tsx'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { useRefusalLabels } from '../../../src/ui/stay/use-refusal-labels.ts'
import { bookingQuery } from '../../../src/domain/stay/booking-address.ts'
import type { CheckoutPageProps } from './CheckoutPage.tsx'

export function MissingDates({ context, booking, offered }: CheckoutPageProps & { offered: ActivityDates }): ReactNode {
  const { [selectionKey]: _, ...fields } = bookingQuery(booking)
  return <ActivityDatesForm dates={offered} chosen={booking.criteria.activities} action={href(context.site, 'checkout')} fields={fields} />
}

/** Other dates, and the way back (B8.9). */
export function NoAvailability({ back, refusal }: { back: string; refusal: Refusal }): ReactNode {
  const labels = useRefusalLabels()
  return (
    <Notice
      tone="fail"
      title={<Trans>No more availabilities</Trans>}
      action={
        <LinkButton href={back}>
          <Trans>Choose other dates</Trans>
        </LinkButton>
      }
    >
      {labels(refusal)}
    </Notice>
  )
}
