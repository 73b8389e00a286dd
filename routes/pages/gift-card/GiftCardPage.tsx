import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { GiftCardContent } from '../../../src/contract/gift-card.ts'
import type { ShippingCosts } from '../../../src/contract/gifts.ts'
import type { Outcome } from '../../../src/contract/outcome.ts'
import { fieldError } from '../../../src/domain/field/field-error.ts'
import { physicalFormat } from '../../../src/domain/gift/formats.ts'
import { freeAmount } from '../../../src/domain/gift/gift.ts'
import { amountRule } from '../../../src/domain/gift/gift-address.ts'
import { cardDraft } from '../../../src/domain/gift/gift-draft.ts'
import { parcelCost, type ParcelOffer } from '../../../src/domain/gift/parcel.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Memo } from '../../../src/hydration/server/memo/Memo.tsx'
import { href } from '../../../src/market/site.ts'
import { Breadcrumb, type Crumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { Button } from '../../../src/ui/button/Button.tsx'
import { Facts } from '../../../src/ui/facts/Facts.tsx'
import { Choice } from '../../../src/ui/field/Choice.tsx'
import { TextField } from '../../../src/ui/field/TextField.tsx'
import { formatPrice } from '../../../src/ui/format/price.ts'
import { FormatChoice } from '../../../src/ui/gift/FormatChoice.tsx'
import css from '../../../src/ui/gift/GiftCard.module.css'
import { MessageAndPreview } from '../../../src/ui/gift/MessageAndPreview.tsx'
import { contentHref } from '../../../src/ui/link/content-href.ts'
import { linkTo } from '../../../src/ui/link/link-to.ts'
import { Picture } from '../../../src/ui/picture/Picture.tsx'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'
import { StaySection } from '../../../src/ui/stay/StaySection.tsx'
import type { GiftFormat } from '../../../src/domain/address/gift-choice.ts'
import type { PageContext } from '../../context.ts'
import { HowGiftsWork } from '../how-it-works.tsx'

interface GiftCardPageProps {
  readonly context: PageContext
  readonly card: GiftCardContent
  readonly crumbs: readonly Crumb[]
  readonly settings: Settings | null
  /** The amount in cents, from the address. */
  readonly chosen: number | undefined
  /** Text of the field for another amount, from the address. */
  readonly typed: string | undefined
  readonly isPhysical: boolean
  /** Undefined where gifts are not sent by post. */
  readonly shipping: Promise<Outcome<ShippingCosts>> | undefined
}

export function GiftCardPage(props: GiftCardPageProps): ReactNode {
  const { context, card, crumbs, settings, isPhysical } = props
  const { site } = context
  const [picture] = card.images
  const chosen: GiftFormat = isPhysical ? 'physical' : 'digital'
  return (
    <div className={`wrap stack ${css.page}`}>
      <Breadcrumb crumbs={crumbs} />
      <div className={css.card}>
        <div>
          <h1>{card.title}</h1>
          <p>{card.intro}</p>
          {picture && <Picture picture={picture} use="large" first className={css.picture} />}
        </div>
        <form className={css.form} action={href(site, 'giftCheckout')} noValidate data-gift-card>
          <AmountChoice {...props} />
          <WithParcel {...props} pending={null}>
            {(parcel) => <Memo component={FormatChoice} props={{ ...parcel, chosen }} />}
          </WithParcel>
          <Button type="submit" wide>
            <Trans>Offer</Trans>
          </Button>
        </form>
      </div>
      <Memo
        component={Gift}
        props={{ card, validityMonths: settings?.voucherValidityMonths.giftCard, isEither: props.shipping !== undefined }}
        slots={{ title: <CardTitle {...props} /> }}
      />
      <StaySection id="how" title={<Trans>How it works</Trans>}>
        <WithParcel {...props} pending={<HowGiftsWork gift="card" byPost={false} />}>
          {({ kind }) => <HowGiftsWork gift="card" byPost={kind === 'offered'} />}
        </WithParcel>
      </StaySection>
      <Memo component={UsesAndConditions} props={{ card }} />
    </div>
  )
}

interface GiftProps {
  readonly card: GiftCardContent
  readonly validityMonths: number | undefined
  /** Whether it can be sent by post, too. */
  readonly isEither: boolean
  readonly title: ReactNode
}

function Gift({ card, validityMonths, isEither, title }: GiftProps): ReactNode {
  const { t } = useLingui()
  return (
    <StaySection id="gift" title={<Trans>The gift</Trans>}>
      <div className={css.personal}>
        <MessageAndPreview
          draft={`${cardDraft}-`}
          kind={t`Gift card`}
          title={title}
          picture={card.images[0]}
          included={card.uses.map((use) => use.title)}
          {...(validityMonths !== undefined && { validity: { months: validityMonths } })}
          format={{ kind: isEither ? 'either' : 'digital' }}
        />
      </div>
    </StaySection>
  )
}

function UsesAndConditions({ card }: Pick<GiftProps, 'card'>): ReactNode {
  const { site } = useSite()
  return (
    <>
      <StaySection id="uses" title={<Trans>Where it can be spent</Trans>}>
        <ul className={css.uses}>
          {card.uses.map(({ title, text, url }) => (
            <li key={title}>
              <h3>{url ? <a {...linkTo(contentHref(site, url))}>{title}</a> : title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </StaySection>
      <StaySection id="conditions" title={<Trans>Conditions</Trans>}>
        <Facts facts={card.conditions} />
      </StaySection>
    </>
  )
}

function AmountChoice({ card: { amounts, bounds }, chosen, typed, context }: GiftCardPageProps): ReactNode {
  const { t } = useLingui()
  const { market } = context.site
  const isFree = chosen === undefined ? typed !== undefined : !amounts.includes(chosen)
  const rule = amountRule(bounds)
  const value = isFree ? (chosen === undefined ? typed : String(chosen / 100)) : undefined
  const [min, max] = [formatPrice(bounds.min, market), formatPrice(bounds.max, market)]
  return (
    <fieldset className={css.amounts}>
      <legend>
        <Trans>Which amount would you like to give?</Trans>
      </legend>
      {amounts.map((amount, index) => (
        <Choice
          key={amount}
          framed
          type="radio"
          name="amount"
          value={amount / 100}
          data-shown={formatPrice(amount, market)}
          defaultChecked={chosen === undefined ? !isFree && index === usual(amounts) : chosen === amount}
        >
          <b className="tabular">{formatPrice(amount, market)}</b>
        </Choice>
      ))}
      <Choice framed type="radio" name="amount" value={freeAmount} data-shown="" defaultChecked={isFree}>
        <Trans>Another amount</Trans>
      </Choice>
      <div className={css.free} data-typed-as="amount">
        <TextField
          name="euros"
          label={t`Amount in euros`}
          hint={
            <Trans>
              Whole euros, from {min} to {max}
            </Trans>
          }
          rule={rule}
          value={value}
          error={value === undefined ? undefined : fieldError(rule, value)}
        />
      </div>
    </fieldset>
  )
}

function CardTitle({ card, chosen, context }: GiftCardPageProps): ReactNode {
  const amount = chosen ?? card.amounts[usual(card.amounts)]
  return (
    <>
      {card.title}{' '}
      <span className="tabular" data-typed="amount">
        {amount !== undefined && formatPrice(amount, context.site.market)}
      </span>
    </>
  )
}

const usual = (amounts: readonly number[]): number => Math.floor((amounts.length - 1) / 2)

/** Post is promised only once its costs are known. */
function WithParcel(props: GiftCardPageProps & { pending: ReactNode; children: (parcel: ParcelOffer) => ReactNode }): ReactNode {
  const { context, settings, shipping, pending, children } = props
  const offered = (found: Outcome<ShippingCosts> | undefined): ReactNode => {
    const cost = found?.kind === 'ok' ? parcelCost(found.value, context.site.market.country) : undefined
    const sold = settings?.physicalGifts ?? false
    const kind = physicalFormat({ sold, enabled: context.sendsParcels, twin: true, shipping: cost !== undefined })
    if (kind !== 'offered') return children({ kind })
    return children(settings && cost !== undefined ? { kind, cost, days: settings.deliveryDays } : { kind: 'soon' })
  }
  if (!shipping) return offered(undefined)
  return (
    <Deferred data={shipping} pending={pending} failed={offered(undefined)}>
      {offered}
    </Deferred>
  )
}
