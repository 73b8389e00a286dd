import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sleeveCategory } from '../../../src/contract/sleeve-category.ts'
import type { OrderPayment } from '../../../src/contract/order.ts'
import { isOwnUse } from '../../../src/domain/gift/gift.ts'
import { giftCheckoutHref, giftQuery } from '../../../src/domain/gift/gift-address.ts'
import { giftFieldNames, giftFieldRules } from '../../../src/domain/gift/gift-form.ts'
import { comparePrices } from '../../../src/domain/pricing/displayed-price.ts'
import { href } from '../../../src/market/site.ts'
import { Button } from '../../../src/ui/button/Button.tsx'
import css from '../../../src/ui/checkout/Checkout.module.css'
import { CheckoutPart } from '../../../src/ui/checkout/CheckoutLayout.tsx'
import { DeliveryTime } from '../../../src/ui/checkout/DeliveryTime.tsx'
import { GiftConditions, giftConditions } from '../../../src/ui/checkout/GiftConditions.tsx'
import { ParcelAddress } from '../../../src/ui/checkout/ParcelAddress.tsx'
import { PaymentOptions } from '../../../src/ui/checkout/PaymentOptions.tsx'
import { PriceChanged } from '../../../src/ui/checkout/PriceChanged.tsx'
import { Recipient } from '../../../src/ui/checkout/Recipient.tsx'
import { useGiftFieldLabels } from '../../../src/ui/checkout/use-gift-field-labels.ts'
import { Choice } from '../../../src/ui/field/Choice.tsx'
import { ErrorSummary } from '../../../src/ui/field/ErrorSummary.tsx'
import { TextField } from '../../../src/ui/field/TextField.tsx'
import { GiftPreview } from '../../../src/ui/gift/GiftPreview.tsx'
import { MessageForm } from '../../../src/ui/gift/MessageForm.tsx'
import { useGiftKinds } from '../../../src/ui/gift/use-gift-kinds.ts'
import { Icon } from '../../../src/ui/icon/Icon.tsx'
import { lockIcon } from '../../../src/ui/icon/paths.ts'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { giftFailureNotice } from './failures.tsx'
import type { GiftCheckoutPageProps } from './GiftCheckoutPage.tsx'
import type { PricedGift } from './priced-gift.ts'

/** Id of a static page. */
const termsOfSale = 'sales-conditions'
const countryForm = 'delivery-country'

interface GiftFormProps extends GiftCheckoutPageProps {
  readonly priced: PricedGift
  readonly payments: readonly OrderPayment[]
}

export function GiftForm(props: GiftFormProps): ReactNode {
  const labels = useGiftFieldLabels()
  const { context, choice, state, priced, payments, described } = props
  const { site, today } = context
  const { values, errors, failed } = state
  const { total, parcel } = priced
  const rules = giftFieldRules({ format: choice.format, ownUse: isOwnUse(choice), country: parcel?.country, today })
  const change = state.shownPrice === undefined ? undefined : comparePrices(state.shownPrice, total)
  const notice = giftFailureNotice(failed)
  const fields = { rules, values, errors }
  return (
    <>
      {change && change.direction !== 'same' && <PriceChanged change={change} back={described.back} gift />}
      {notice && (
        <Notice tone="warn" live>
          {notice}
        </Notice>
      )}
      <CountryForm {...props} />
      <form
        className={css.steps}
        method="post"
        action={giftCheckoutHref(site, choice, { price: undefined })}
        noValidate
        data-remembered="gift-checkout"
      >
        <input type="hidden" name="price" value={total} />
        <input type="hidden" name="key" value={state.key} />
        <GiftErrors {...fields} />
        {parcel && (
          <CheckoutPart title={<Trans>Delivery</Trans>}>
            <ParcelAddress {...fields} country={parcel.country} costs={parcel.costs} countryForm={countryForm} />
            {props.deliveryDays && <DeliveryTime days={props.deliveryDays} />}
          </CheckoutPart>
        )}
        {rules.recipientEmail && (
          <CheckoutPart title={<Trans>Delivery</Trans>}>
            <Recipient {...fields} />
          </CheckoutPart>
        )}
        {rules.message && (
          <CheckoutPart title={<Trans>A few words from you</Trans>}>
            <MessageForm values={values} errors={errors} />
          </CheckoutPart>
        )}
        {!isOwnUse(choice) && <Preview {...props} />}
        {rules.email && (
          <CheckoutPart title={<Trans>Your details</Trans>}>
            <TextField
              name="email"
              label={labels.email}
              hint={<Trans>For the confirmation of your order.</Trans>}
              rule={rules.email}
              value={values.email}
              error={errors.email}
            />
          </CheckoutPart>
        )}
        <GiftConditions validity={described.validity} stated={described.conditions} />
        <CheckoutPart id="payment" title={<Trans>Payment</Trans>}>
          <div className={css.payment}>
            <PaymentOptions payments={payments} chosen={state.payment} />
            <Choice type="checkbox" name="terms" value="accepted">
              <Trans>
                I accept the{' '}
                <a href={href(site, 'static', { path: [termsOfSale] })} target="_blank" rel="noopener">
                  terms of sale
                </a>{' '}
                and the <a href={`#${giftConditions}`}>conditions of this gift</a>.
              </Trans>
            </Choice>
            <Button type="submit" wide>
              <Icon path={lockIcon} />
              <Trans>Order with an obligation to pay</Trans>
            </Button>
            <small>
              <Trans>You will be taken to our payment provider. Nothing is charged before you confirm there.</Trans>
            </small>
          </div>
        </CheckoutPart>
      </form>
    </>
  )
}

/** Reloads for another country of delivery. */
function CountryForm({ context, choice, priced }: GiftFormProps): ReactNode {
  if (!priced.parcel) return null
  const { country: _, ...query } = giftQuery({ ...choice, shownPrice: undefined })
  return (
    <form id={countryForm} action={href(context.site, 'giftCheckout')}>
      {Object.entries(query).map(([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />)}
    </form>
  )
}

function Preview({ choice, described, state: { values }, priced: { parcel } }: GiftFormProps): ReactNode {
  const kinds = useGiftKinds()
  const { label, place, image, included, validity } = described
  const [chosen] = parcel?.subElements.filter(({ categoryId }) => categoryId === sleeveCategory) ?? []
  const sleeve = choice.gift.type === 'BOX' ? 'box' : chosen
  return (
    <CheckoutPart title={<Trans>What they will receive</Trans>}>
      <GiftPreview
        kind={kinds[choice.gift.type]}
        title={label}
        where={place}
        picture={image}
        included={included}
        validity={{ months: validity }}
        format={parcel ? { kind: 'physical', ...(sleeve && { sleeve }) } : { kind: 'digital', message: values }}
      />
    </CheckoutPart>
  )
}

function GiftErrors({ rules, errors }: Pick<Parameters<typeof Recipient>[0], 'rules' | 'errors'>): ReactNode {
  const labels = useGiftFieldLabels()
  const fields = giftFieldNames.flatMap((name) => {
    const rule = rules[name]
    return rule ? [{ name, label: labels[name], rule, error: errors[name] }] : []
  })
  return <ErrorSummary fields={fields} />
}
