import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { activityBounds, activityPrice, steppedAdults } from '../../domain/activity/activity-guests.ts'
import { activityTotal } from '../../domain/pricing/card-price.ts'
import { Button } from '../../ui/button/Button.tsx'
import { opens } from '../../ui/dialog/InfoDialog.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { calendarCheckIcon, mailIcon, refreshIcon } from '../../ui/icon/paths.ts'
import { Notice } from '../../ui/notice/Notice.tsx'
import { Price } from '../../ui/price/Price.tsx'
import booking from '../stay-page/panel.module.css'
import { Stepper } from '../controls/guests/Stepper.tsx'
import { Order } from './Order.tsx'
import type { ActivityBoxProps } from './props.ts'
import { useAdults } from './use-adults.ts'

export default function ActivityBox(props: ActivityBoxProps): ReactNode {
  const { t } = useLingui()
  const id = useId()
  const { prices, activityId, label } = props
  const { adults, change } = useAdults(props)
  const bounds = activityBounds(prices)
  const { min, max } = bounds
  const price = activityPrice(prices, adults)
  const shown = price && activityTotal(price, adults)
  const order = { activityId, label, adults, price: shown }
  return (
    <section className={booking.panel} aria-label={t`Price and participants`}>
      <div aria-live="polite">
        {shown ? (
          <Price price={shown} large />
        ) : (
          <Notice title={t`The price is not available at the moment`}>
            <Trans>Come back a little later: the activity is still there.</Trans>
          </Notice>
        )}
      </div>
      <form>
        <Stepper
          name={t({ message: 'Participants', context: 'activity' })}
          note={min === max ? t`${plural(min, { one: '# participant', other: '# participants' })}` : t`From ${min} to ${max} participants`}
          count={adults}
          stepped={(by) => steppedAdults(bounds, adults, by)}
          onChange={change}
          field="a"
        />
      </form>
      {shown && (
        <>
          <Button wide {...opens(`${id}gift`)}>
            <Trans>Offer</Trans>
          </Button>
          <Button wide look="second" {...opens(`${id}own`)}>
            <Trans>Buy for myself</Trans>
          </Button>
          <Order id={`${id}gift`} {...order} ownUse={false} />
          <Order id={`${id}own`} {...order} ownUse />
        </>
      )}
      <ul className={booking.terms}>
        <li>
          <Icon path={mailIcon} />
          <Trans>Sent by email at once, ready to print</Trans>
        </li>
        <li>
          <Icon path={calendarCheckIcon} />
          <Trans>The date is chosen later, with the activity centre</Trans>
        </li>
        <li>
          <Icon path={refreshIcon} />
          <Trans>The gift can be exchanged for another activity</Trans>
        </li>
      </ul>
    </section>
  )
}
