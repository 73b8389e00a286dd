import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PossibleStay } from '../../contract/availability.ts'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import { type Guests, guestKinds, guestLimits } from '../../domain/guests/guests.ts'
import { guestKeys } from '../../domain/address/dates-and-guests.ts'
import { paidByGift, supplementOf } from '../../domain/redeeming/redeeming.ts'
import { Button, LinkButton } from '../button/Button.tsx'
import { guestsLabel } from '../checkout/guests-label.ts'
import { formatStayDates } from '../format/date.ts'
import { formatPrice, formatSignedPrice } from '../format/price.ts'
import { AmountRow } from '../price/AmountRow.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { AddedAmount } from './AddedAmount.tsx'
import { dayHref, type GiftDatesView } from './gift-dates-href.ts'
import css from './GiftChoice.module.css'

interface GiftChoiceProps {
  readonly dates: StayDates
  readonly guests: Guests
  /** In cents. */
  readonly price: number
  readonly value: number
  readonly checkout: string
  /** Other numbers of nights from the same day. */
  readonly children?: ReactNode
}

/** What the chosen stay costs, what the gift pays of it, and what is added. */
export function GiftChoice({ dates, guests, price, value, checkout, children }: GiftChoiceProps): ReactNode {
  const { t, i18n } = useLingui()
  const { market, today } = useSite()
  const [arrival, departure] = formatStayDates(dates, today, market)
  const supplement = supplementOf(price, { value })
  return (
    <section id="choice" className={`stack ${css.choice}`} aria-labelledby="choice-title">
      <h2 id="choice-title">{t`${arrival} to ${departure}`}</h2>
      <p className="muted">{guestsLabel(guests, i18n)}</p>
      <dl className={css.amounts}>
        <AmountRow label={<Trans>Price of the stay</Trans>} amount={price} />
        <AmountRow label={<Trans>Paid by your gift</Trans>} amount={formatSignedPrice(-paidByGift(price, { value }), market)} />
        <AmountRow className={css.total} label={<Trans>Left to pay</Trans>} amount={supplement} />
      </dl>
      {supplement > 0 && (
        <p className="muted">
          <Trans>
            Your gift pays up to {formatPrice(value, market)}. The price depends on dates, nights and guests: other dates may be included.
          </Trans>
        </p>
      )}
      {children}
      <LinkButton href={checkout} rel="nofollow" wide>
        {supplement > 0 ? <Trans>Continue</Trans> : <Trans>Continue, nothing to pay</Trans>}
      </LinkButton>
    </section>
  )
}

/** The stays from the same day, the shortest first, with what each adds. */
export function OtherLengths(props: {
  readonly view: GiftDatesView
  readonly dates: StayDates
  readonly stays: readonly PossibleStay[]
  readonly value: number
}): ReactNode {
  const { t } = useLingui()
  const { view, dates, stays, value } = props
  if (stays.length < 2) return null
  return (
    <ul className="row" aria-label={t`Nights`}>
      {stays.map(({ nights, amount }) => (
        <li key={nights}>
          <a
            className="pill"
            href={dayHref(view, dates.checkin, nights)}
            rel="nofollow"
            aria-current={nights === view.nights ? 'true' : undefined}
          >
            {t`${plural(nights, { one: '# night', other: '# nights' })}`}
            {amount !== undefined && (
              <b>
                <AddedAmount supplement={supplementOf(amount, { value })} />
              </b>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

interface GiftOccupancyProps {
  readonly view: GiftDatesView
  readonly nights: { readonly min: number; readonly max: number }
  readonly month: string
}

/** Other nights and guests. */
export function GiftOccupancy({ view, nights, month }: GiftOccupancyProps): ReactNode {
  const { t } = useLingui()
  const labels = { adults: t`Adults`, children: t`Children`, babies: t`Babies` }
  const lengths = Array.from({ length: nights.max - nights.min + 1 }, (_, at) => nights.min + at)
  return (
    <form className={`row ${css.occupancy}`} action={view.path} method="get">
      <input type="hidden" name="flexible" value="month" />
      <input type="hidden" name="month" value={month} />
      <label>
        {t`Nights`}
        <select name="nights" defaultValue={view.nights}>
          {lengths.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      {guestKinds.map((kind) => (
        <label key={kind}>
          {labels[kind]}
          <input type="number" name={guestKeys[kind]} defaultValue={view.guests[kind]} {...guestLimits[kind]} inputMode="numeric" />
        </label>
      ))}
      <Button type="submit" look="second">
        <Trans>See the dates</Trans>
      </Button>
    </form>
  )
}
