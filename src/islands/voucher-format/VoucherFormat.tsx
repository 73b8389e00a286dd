import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { physicalFormat } from '../../domain/gift/formats.ts'
import { type Parcel, shippingTotal } from '../../domain/gift/gift-total.ts'
import { parcelShipping } from '../../domain/gift/voucher-parcel.ts'
import { Choice } from '../../ui/field/Choice.tsx'
import { formatSignedPrice } from '../../ui/format/price.ts'
import { giftForm } from '../../ui/gift/gift-form.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { dataInstant } from '../runtime/page-age.ts'
import { useHydrated } from '../runtime/use-hydrated.ts'
import { shippingQuery } from '../stay-page/parcel-queries.ts'
import { useStayCriteria } from '../stay-page/use-stay-criteria.ts'
import panel from '../stay-page/panel.module.css'
import css from './VoucherFormat.module.css'
import { ParcelChoices } from './ParcelChoices.tsx'
import type { VoucherFormatProps } from './props.ts'

/** Until its address is known, a parcel costs what it costs within the market's country. */
export default function VoucherFormat(props: VoucherFormatProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { criteria, change } = useStayCriteria(props)
  const found = useQuery({
    ...shippingQuery(),
    enabled: props.enabled,
    initialData: () => props.shipping,
    initialDataUpdatedAt: dataInstant,
  })
  const hydrated = useHydrated()
  // The panel may have fetched them before, but React hydrates the server's markup: the first view has the server's costs.
  const data = hydrated ? found.data : props.shipping
  const shipping = data && parcelShipping(data, market.country)
  const isOffered = physicalFormat({ sold: true, enabled: props.enabled, twin: true, shipping: shipping !== undefined }) === 'offered'
  const isPhysical = isOffered && criteria.giftFormat === 'physical'
  const { min, max } = props.deliveryDays
  // Without scripts the fields belong to the panel's form; with scripts it sends them as hidden ones.
  const form = hydrated ? undefined : giftForm
  return (
    <div className="stack">
      <fieldset className={`${panel.choices} ${css.formats}`}>
        <legend>
          <Trans>How do you want to give it?</Trans>
        </legend>
        <Choice
          framed
          type="radio"
          name="giftFormat"
          data-live=""
          value="digital"
          form={form}
          checked={!isPhysical}
          onChange={() => change({ giftFormat: 'digital' })}
          aside={<b>{t`Free`}</b>}
        >
          <Trans>By e-mail</Trans>
          <small>
            <Trans>At once, to print or to forward</Trans>
          </small>
        </Choice>
        <Choice
          framed
          type="radio"
          name="giftFormat"
          data-live=""
          value="physical"
          form={form}
          checked={isPhysical}
          disabled={!isOffered}
          onChange={() => change({ giftFormat: 'physical' })}
          aside={isOffered && shipping && <b className="tabular">{costOf(shipping)}</b>}
        >
          <Trans>By post</Trans>
          <small>
            {isOffered ? (
              t`In ${min} to ${max} working days, in its sleeve`
            ) : (
              <Trans>Victim of its success, the physical format is coming back soon!</Trans>
            )}
          </small>
        </Choice>
      </fieldset>
      {isPhysical && <ParcelChoices served={props.subElements} criteria={criteria} onChange={change} form={form} />}
    </div>
  )

  function costOf(cost: Parcel['shipping']): string {
    const cents = shippingTotal(cost)
    return cents === 0 ? t`Free` : formatSignedPrice(cents, market)
  }
}
