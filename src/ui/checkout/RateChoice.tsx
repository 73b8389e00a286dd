import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CancellationPolicy, PriceInfo } from '../../contract/price.ts'
import { refundableUntil, refundedPercent } from '../../domain/booking/cancellation-line.ts'
import { LinkButton } from '../button/Button.tsx'
import { formatLongDate } from '../format/date.ts'
import { formatPrice } from '../format/price.ts'
import { Icon } from '../icon/Icon.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { CancellationLine } from './CancellationLine.tsx'
import css from './Checkout.module.css'

/** `href` is the checkout at this rate. The chosen rate has none. */
export interface Rate {
  readonly id: number
  readonly price: PriceInfo
  readonly policy: CancellationPolicy | undefined
  readonly href?: string
}

/** The rates of a stay, with insurance or cancellation (S2.10). */
export function RateChoice({ rates, today, checkin }: { rates: readonly Rate[]; today: string; checkin: string }): ReactNode {
  const { market } = useSite()
  const standard = rates.find(({ price }) => price.insuranceAmount === undefined)
  return (
    <ul className={css.rates}>
      {rates.map((rate) => {
        const { sellPrice, insuranceAmount = 0 } = rate.price
        const sum = formatPrice(sellPrice, market)
        return (
          <li key={rate.id} className={rate.href ? undefined : css.chosen}>
            <h3>
              {rate.price.insuranceAmount === undefined ? (
                <Trans>Standard rate: {sum}</Trans>
              ) : (
                <Trans>With cancellation insurance: {sum}</Trans>
              )}
            </h3>
            {insuranceAmount > 0 && <Insurance rate={rate} standard={standard} today={today} />}
            <CancellationLine terms={rate} checkin={checkin} today={today} />
            {rates.length > 1 && <Choose rate={rate} />}
          </li>
        )
      })}
    </ul>
  )
}

function Insurance({ rate, standard, today }: { rate: Rate; standard: Rate | undefined; today: string }): ReactNode {
  const { market } = useSite()
  const until = refundableUntil(rate.policy, today)
  const usual = standard && refundableUntil(standard.policy, today)
  // What the visitor can subtract: the two totals may have moved since the insurance was priced.
  const more = standard ? rate.price.sellPrice - standard.price.sellPrice : (rate.price.insuranceAmount ?? 0)
  if (!until || more <= 0) return null
  const amount = formatPrice(more, market)
  return (
    <p>
      {usual ? (
        <Trans>
          For {amount} more, you can cancel until {formatLongDate(until, market)} instead of {formatLongDate(usual, market)}, with{' '}
          {refundedPercent}% refunded.
        </Trans>
      ) : (
        <Trans>
          For {amount} more, you can cancel until {formatLongDate(until, market)}, with {refundedPercent}% refunded instead of nothing.
        </Trans>
      )}{' '}
      <Trans>The insurance itself is not refunded.</Trans>
    </p>
  )
}

function Choose({ rate: { href, price } }: { rate: Rate }): ReactNode {
  const { t } = useLingui()
  if (!href) {
    return (
      <strong>
        <Icon name="circle-check" /> <Trans>Chosen</Trans>
      </strong>
    )
  }
  const name = price.insuranceAmount === undefined ? t`Standard rate` : t`Rate with cancellation insurance`
  return (
    <LinkButton small look="second" href={href} rel="nofollow">
      <Trans>Choose</Trans> <span className="unseen">{name}</span>
    </LinkButton>
  )
}
