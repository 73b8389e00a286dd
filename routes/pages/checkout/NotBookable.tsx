import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDates } from '../../../src/contract/stay.ts'
import { selectionKey } from '../../../src/domain/criteria/activity-selection.ts'
import { href } from '../../../src/market/site.ts'
import { LinkButton } from '../../../src/ui/button/Button.tsx'
import { ActivityDatesForm } from '../../../src/ui/checkout/ActivityDatesForm.tsx'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { useRefusalWords } from '../../../src/ui/stay/use-refusal-words.ts'
import { bookingQuery } from './booking.ts'
import type { CheckoutPageParts } from './CheckoutPage.tsx'

/** Activities without a date: they are chosen here, before anything is paid. */
export function MissingDates({ context, booking, offered }: CheckoutPageParts & { offered: ActivityDates }): ReactNode {
  const { [selectionKey]: _, ...fields } = bookingQuery(booking)
  return <ActivityDatesForm dates={offered} chosen={booking.criteria.activities} action={href(context.site, 'checkout')} fields={fields} />
}

/** Why the stay cannot be booked (section 8), in its own sentence, and the way back to its dates. */
export function NoAvailability({ back, reason }: { back: string; reason: string }): ReactNode {
  const words = useRefusalWords()
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
      {words(reason)}
    </Notice>
  )
}
