import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDates } from '../../../src/contract/stay.ts'
import { selectionKey } from '../../../src/domain/criteria/activity-selection.ts'
import { href } from '../../../src/market/site.ts'
import { LinkButton } from '../../../src/ui/button/Button.tsx'
import { ActivityDatesForm } from '../../../src/ui/checkout/ActivityDatesForm.tsx'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { bookingQuery } from './booking.ts'
import type { CheckoutPageParts } from './CheckoutPage.tsx'

/** Activities without a date: they are chosen here, before anything is paid. */
export function MissingDates({ context, booking, offered }: CheckoutPageParts & { offered: ActivityDates }): ReactNode {
  const { [selectionKey]: _, ...fields } = bookingQuery(booking)
  return <ActivityDatesForm dates={offered} chosen={booking.activities} action={href(context.site, 'checkout')} fields={fields} />
}

/** Section 8: the dates are gone. */
export function NoAvailability({ back }: { back: string }): ReactNode {
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
      <Trans>Update your stay criteria to enjoy the product’s offers.</Trans>
    </Notice>
  )
}
