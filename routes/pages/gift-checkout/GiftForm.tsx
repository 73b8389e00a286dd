import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { sleeveCategory } from '../../../src/contract/sleeve-category.ts'
import { isOwnUse } from '../../../src/domain/gift/gift.ts'
import { giftCheckoutHref } from '../../../src/domain/gift/gift-address.ts'
import { draftNames } from '../../../src/domain/gift/gift-draft.ts'
import { emptyGiftForm, giftFieldNames, giftFieldRules, type GiftFormFacts } from '../../../src/domain/gift/gift-form.ts'
import { cardShares } from '../../../src/domain/pricing/gift-cards.ts'
import { amountToPay } from '../../../src/domain/pricing/payments.ts'
import { comparePrices } from '../../../src/domain/pricing/displayed-price.ts'
import { Memo } from '../../../src/hydration/server/memo/Memo.tsx'
import { href } from '../../../src/market/site.ts'
import { Button } from '../../../src/ui/button/Button.tsx'
import css from '../../../src/ui/checkout/Checkout.module.css'
import { CheckoutPart, paymentPart } from '../../../src/ui/checkout/CheckoutLayout.tsx'
import { DeliveryTime } from '../../../src/ui/checkout/DeliveryTime.tsx'
import { CardsKept, GiftCards, giftCardsPart } from '../../../src/ui/checkout/GiftCards.tsx'
import { GiftConditions, giftConditions } from '../../../src/ui/checkout/GiftConditions.tsx'
import { ParcelAddress } from '../../../src/ui/checkout/ParcelAddress.tsx'
import { PaymentOptions } from '../../../src/ui/checkout/PaymentOptions.tsx'
import { PriceChanged } from '../../../src/ui/checkout/PriceChanged.tsx'
import { type GiftFieldsProps, Recipient } from '../../../src/ui/checkout/Recipient.tsx'
import { useGiftFieldLabels } from '../../../src/ui/checkout/use-gift-field-labels.ts'
import { ErrorSummary } from '../../../src/ui/field/ErrorSummary.tsx'
import { TermsField } from '../../../src/ui/field/TermsField.tsx'
import { TextField } from '../../../src/ui/field/TextField.tsx'
import { GiftPreview } from '../../../src/ui/gift/GiftPreview.tsx'
import { MessageFields, MessageForm } from '../../../src/ui/gift/MessageForm.tsx'
import { useGiftKinds } from '../../../src/ui/gift/use-gift-kinds.ts'
import { LanguageButtons } from '../../../src/ui/layout/LanguageButtons.tsx'
import { Icon } from '../../../src/ui/icon/Icon.tsx'
import { languagesOf } from '../canonical.ts'
import { stillAgain } from '../paid-before.ts'
import { payAgainOf, Warning } from '../checkout/FormNotice.tsx'
import { noticeOf } from './failures.tsx'
import type { GiftCheckoutPageProps, PricedOffer } from './props.ts'
import type { GiftFormState } from './place-order.ts'

const termsOfSale = 'sales-conditions'
/** A form that asks for the price of another country returns to this anchor. */
const delivery = 'delivery'

interface GiftFormProps extends Pick<GiftCheckoutPageProps, 'context' | 'choice' | 'described' | 'draft' | 'state' | 'deliveryDays'> {
  /** Undefined where the gift has no price at the moment. What was typed stays for another attempt. */
  readonly found?: PricedOffer | undefined
}

export function GiftForm(props: GiftFormProps): ReactNode {
  const { context, choice, state, found, described, draft } = props
  const { site, today } = context
  const { values, errors } = state
  const parcel = found?.priced.parcel
  const country = parcel?.country ?? choice.country ?? site.market.country
  const written = parcel?.subElements.some((element) => element.written) ?? false
  const facts = { format: choice.format, ownUse: isOwnUse(choice), country, today, written }
  const rules = giftFieldRules(facts)
  const action = giftCheckoutHref(site, { ...choice, country, shownPrice: undefined }, stillAgain(context))
  const fields = { rules, values, errors }
  const isEmpty = values === emptyGiftForm && Object.keys(errors).length === 0
  return (
    <>
      <Notices {...{ state, found, described }} />
      <form className={css.steps} method="post" action={action} noValidate data-remembered={draftNames(draft).form}>
        {/* Enter in a field presses the first button: it orders. */}
        {found && <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true" />}
        {found && <LanguageButtons replaceLinks alternates={languagesOf(context, 'giftCheckout')} query={action.split('?')[1] ?? ''} />}
        <input type="hidden" name="key" value={state.key} />
        {isEmpty ? <Memo component={EmptyErrors} props={facts} /> : <GiftErrors {...fields} />}
        {choice.format === 'physical' && (
          <CheckoutPart id={delivery} title={<Trans>Delivery</Trans>}>
            <ParcelAddress {...fields} country={country} costs={parcel?.costs} updateAction={`${action}#${delivery}`} />
            {props.deliveryDays && <DeliveryTime days={props.deliveryDays} />}
          </CheckoutPart>
        )}
        {rules.recipientEmail && (
          <CheckoutPart title={<Trans>Delivery</Trans>}>
            {isEmpty ? <Memo component={EmptyRecipient} props={facts} /> : <Recipient {...fields} />}
          </CheckoutPart>
        )}
        {rules.message && (
          <CheckoutPart title={<Trans>A few words from you</Trans>}>
            <MessageForm draft={draft}>
              {isEmpty ? (
                <Memo component={MessageFields} props={{ written }} />
              ) : (
                <MessageFields written={written} values={values} errors={errors} />
              )}
            </MessageForm>
          </CheckoutPart>
        )}
        {!isOwnUse(choice) && <Preview {...{ choice, described, state, found, written }} />}
        {isEmpty ? <Memo component={EmptyDetails} props={facts} /> : <Details {...fields} />}
        <Memo
          component={GiftConditions}
          props={{ validityMonths: described.validityMonths, stated: described.conditions, ownUse: isOwnUse(choice) }}
        />
        {found ? <Payment {...{ context, state, rules, found, choice, action }} /> : <AnotherAttempt {...state} />}
      </form>
    </>
  )
}

function Details({ rules, values, errors }: GiftFieldsProps): ReactNode {
  const labels = useGiftFieldLabels()
  if (!rules.email) return null
  return (
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
  )
}

/** A part of the form in which nothing is typed yet: it is the same for all gifts of the same facts, so `Memo` renders it once. */
function whenEmpty(Part: ComponentType<GiftFieldsProps>) {
  return (facts: GiftFormFacts): ReactNode => <Part rules={giftFieldRules(facts)} values={emptyGiftForm} errors={{}} />
}

const EmptyErrors = whenEmpty(GiftErrors)
const EmptyRecipient = whenEmpty(Recipient)
const EmptyDetails = whenEmpty(Details)

function Notices({ state: { failed, shownPrice }, found, described }: Pick<GiftFormProps, 'state' | 'found' | 'described'>): ReactNode {
  const change = found && shownPrice !== undefined ? comparePrices(shownPrice, found.priced.total) : undefined
  const isChanged = change !== undefined && change.direction !== 'same'
  const notice = noticeOf(failed)
  return (
    <>
      <div data-price-part hidden={!isChanged}>
        {isChanged && <PriceChanged change={change} back={described.back} gift />}
      </div>
      {notice && <Warning action={payAgainOf(failed)}>{notice}</Warning>}
    </>
  )
}

type PaymentProps = Pick<GiftFormProps, 'context' | 'state' | 'choice'> &
  Pick<GiftFieldsProps, 'rules'> & { readonly found: PricedOffer; readonly action: string }

function Payment({ context, state, rules, found, choice, action }: PaymentProps): ReactNode {
  const labels = useGiftFieldLabels()
  const { total } = found.priced
  const ownUse = isOwnUse(choice)
  const due = amountToPay(found.price)
  const { values, errors } = state
  return (
    <CheckoutPart id={paymentPart} title={<Trans>Payment</Trans>}>
      <div className={css.payment}>
        {choice.gift.type !== 'GIFTCARD' && (
          <GiftCards {...state.entered} shares={cardShares(total, state.entered.cards)} updateAction={`${action}#${giftCardsPart}`} />
        )}
        <div data-price-part>
          <input type="hidden" name="price" value={total} />
          {due !== total && <input type="hidden" name="due" value={due} />}
          <PaymentOptions payments={found.payments} chosen={state.payment} />
        </div>
        {rules.terms && (
          <TermsField label={labels.terms} rule={rules.terms} isAccepted={values.terms !== ''} error={errors.terms}>
            {ownUse ? (
              <Trans>
                I accept the{' '}
                <a href={href(context.site, 'static', { path: [termsOfSale] })} target="_blank" rel="noopener">
                  terms of sale
                </a>{' '}
                and the <a href={`#${giftConditions}`}>conditions of this voucher</a>.
              </Trans>
            ) : (
              <Trans>
                I accept the{' '}
                <a href={href(context.site, 'static', { path: [termsOfSale] })} target="_blank" rel="noopener">
                  terms of sale
                </a>{' '}
                and the <a href={`#${giftConditions}`}>conditions of this gift</a>.
              </Trans>
            )}
          </TermsField>
        )}
        <Button type="submit" wide>
          <Icon name="lock" />
          {due === 0 ? <Trans>Order</Trans> : <Trans>Order with an obligation to pay</Trans>}
        </Button>
        {due > 0 && (
          <small>
            <Trans>You will be taken to our payment provider. Nothing is charged before you confirm there.</Trans>
          </small>
        )}
      </div>
    </CheckoutPart>
  )
}

/** Orders nothing, because the page shows no price: it asks for the price again. */
function AnotherAttempt({ payment = 'full', shownPrice, entered }: GiftFormState): ReactNode {
  return (
    <>
      <input type="hidden" name="price" value={shownPrice} />
      <input type="hidden" name="payment" value={payment} />
      <CardsKept {...entered} price={shownPrice ?? 0} />
      <Button type="submit" name="update" value="price" formNoValidate wide>
        <Trans>Try again</Trans>
      </Button>
    </>
  )
}

function Preview({
  choice,
  described,
  state: { values: message },
  found,
  written,
}: Pick<GiftFormProps, 'choice' | 'described' | 'state' | 'found'> & { readonly written: boolean }): ReactNode {
  const kinds = useGiftKinds()
  const { label, place, image, included, validityMonths } = described
  const isParcel = choice.format === 'physical'
  const [chosen] = found?.priced.parcel?.subElements.filter(({ categoryId }) => categoryId === sleeveCategory) ?? []
  const sleeve = choice.gift.type === 'BOX' ? 'box' : chosen
  return (
    <CheckoutPart title={<Trans>What they will receive</Trans>}>
      <GiftPreview
        kind={kinds[choice.gift.type]}
        title={label}
        where={place}
        picture={image}
        included={included}
        validity={{ months: validityMonths }}
        format={isParcel ? { kind: 'physical', message, sleeve, written } : { kind: 'digital', message }}
      />
    </CheckoutPart>
  )
}

function GiftErrors({ rules, errors }: GiftFieldsProps): ReactNode {
  const labels = useGiftFieldLabels()
  const fields = giftFieldNames.flatMap((name) => {
    const rule = rules[name]
    return rule ? [{ name, label: labels[name], rule, error: errors[name] }] : []
  })
  return <ErrorSummary fields={fields} />
}
