import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { activityCheckout, type ActivityOrder } from '../../domain/activity/activity-checkout.ts'
import {
  activityAdults,
  activityBounds,
  activityPrice,
  adultsInQuery,
  steppedAdults,
  withAdults,
} from '../../domain/activity/activity-guests.ts'
import { activityTotal } from '../../domain/pricing/card-price.ts'
import type { DisplayedPrice } from '../../domain/pricing/displayed-price.ts'
import { track } from '../../enhancements/analytics/track.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CommandedDialog, opens } from '../../ui/dialog/InfoDialog.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { Price } from '../../ui/price/Price.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { Stepper } from '../controls/guests/Stepper.tsx'
import { currentHash, replaceAddress, useHash } from '../runtime/address.ts'
import booking from '../stay-page/panel.module.css'
import type { ActivityBoxProps } from './props.ts'

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
          <OrderDialog id={`${id}gift`} {...order} ownUse={false} />
          <OrderDialog id={`${id}own`} {...order} ownUse />
        </>
      )}
      <ul className={booking.terms}>
        <li>
          <Icon name="mail" />
          <Trans>Sent by email at once, ready to print</Trans>
        </li>
        <li>
          <Icon name="calendar-check" />
          <Trans>The date is chosen later, with the activity centre</Trans>
        </li>
        <li>
          <Icon name="refresh" />
          <Trans>The gift can be exchanged for another activity</Trans>
        </li>
      </ul>
    </section>
  )
}

function OrderDialog({
  id,
  label,
  price,
  ...order
}: ActivityOrder & { id: string; label: string; price: DisplayedPrice | undefined }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const { action, fields } = activityCheckout(site, order)
  const { activityId: activity, adults, ownUse } = order
  return (
    <CommandedDialog id={id} heading="h2" title={ownUse ? t`Buy for myself` : t`Offer this activity`}>
      <p>
        <b>{label}</b>
      </p>
      {price && <Price price={price} />}
      <p>
        {ownUse ? (
          <Trans>
            You receive the activity voucher by e-mail. Choose your date with the activity centre, then show the voucher there on the day.
          </Trans>
        ) : (
          <Trans>You receive the voucher by e-mail, with your name and a few words if you like. They choose their date.</Trans>
        )}
      </p>
      <form
        action={action}
        onSubmit={() =>
          track({ event: 'add_to_cart', activity, flow: 'activity', price: price?.sell ?? 0, adults, format: 'digital', ownUse })
        }
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" wide>
          <Trans>Confirm</Trans>
        </Button>
      </form>
    </CommandedDialog>
  )
}

/** The number of adults is in the hash. A change replaces the history entry, so that Back leaves the page. */
function useAdults({ prices, initialAdults }: ActivityBoxProps): { adults: number; change: (adults: number) => void } {
  const adults = activityAdults(prices, adultsInQuery(useHash()) ?? initialAdults)
  const change = (to: number) => {
    if (to === adults) return
    replaceAddress(new URL(`#${withAdults(currentHash(), to)}`, location.href).href)
  }
  return { adults, change }
}
