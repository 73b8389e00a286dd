import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import type { DisplayedPrice } from '../../domain/pricing/displayed-price.ts'
import { Price } from '../../ui/price/Price.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { CommandedDialog } from '../../ui/dialog/InfoDialog.tsx'
import { track } from '../../enhancements/analytics/track.ts'
import { activityCheckout, type ActivityOrder } from '../../domain/activity/activity-checkout.ts'

export function Order({
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
          <Trans>You receive the voucher by e-mail, then choose your date with the activity centre.</Trans>
        ) : (
          <Trans>You receive the voucher by e-mail, with your name and a few words if you like. They choose their date.</Trans>
        )}
      </p>
      <form
        action={action}
        onSubmit={() => track({ event: 'add_to_cart', activity, flow: 'activity', price: price?.sell ?? 0, adults, ownUse })}
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
