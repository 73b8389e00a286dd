import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Quote } from '../../contract/quote.ts'
import type { PriceInfo } from '../../contract/price.ts'
import { firstGuests } from '../../domain/booking/guest-amounts.ts'
import { type BreakdownLine, priceBreakdown, type PricedExtra } from '../../domain/booking/price-breakdown.ts'
import { amountToPay, giftCardPayment } from '../../domain/pricing/payments.ts'
import { fromOccupancy } from '../../domain/guests/occupancy.ts'
import { guestsLabel } from '../checkout/guests-label.ts'
import { formatSignedPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import { AmountRow, DiscountRow, GiftRow, LocalTaxRow } from './AmountRow.tsx'
import css from './Breakdown.module.css'

export interface BreakdownProps {
  readonly price: PriceInfo
  readonly quote: Pick<Quote, 'reservationCriteria' | 'modifiedReservationCriteria' | 'localTaxTotalAmount' | 'guestPrices'>
  readonly extras: readonly PricedExtra[]
  readonly taxIncluded: boolean | undefined
}

export function Breakdown({ price, quote, extras, taxIncluded }: BreakdownProps): ReactNode {
  const { t, i18n } = useLingui()
  const { market } = useSite()
  const { nights, ...guests } = quote.reservationCriteria
  const rooms = quote.modifiedReservationCriteria?.rooms ?? 1
  const card = giftCardPayment(price)
  const lines = priceBreakdown(price, extras, quote.guestPrices)
  const stay = [
    t`${plural(nights, { one: '# night', other: '# nights' })}`,
    rooms > 1 && t`${plural(rooms, { one: '# room', other: '# rooms' })}`,
    guestsLabel(firstGuests(fromOccupancy(guests), lines), i18n),
  ]
  const labelOf = (line: BreakdownLine): string => {
    switch (line.kind) {
      case 'nights':
        return stay.filter((part) => part !== false).join(' · ')
      case 'adults':
      case 'children':
        return guestsLabel({ adults: 0, children: 0, babies: 0, [line.kind]: line.count }, i18n)
      case 'extra':
        return line.label
      case 'saved':
        return t`You save`
      case 'insurance':
        return t`Cancellation insurance`
    }
  }
  return (
    <details className={css.breakdown}>
      <summary>
        <Trans>Price in detail</Trans>
      </summary>
      <dl>
        {lines.map((line) => {
          const label = labelOf(line)
          return <AmountRow key={label} label={label} amount={line.amount < 0 ? formatSignedPrice(line.amount, market) : line.amount} />
        })}
        <AmountRow className={css.total} label={<Trans>Total, taxes included</Trans>} amount={price.sellPrice} />
        {price.giftAmount && <GiftRow label="" amount={price.giftAmount} />}
        {price.extraDiscount && <DiscountRow {...price.extraDiscount} />}
        {card && <AmountRow label={<Trans>Paid by gift card</Trans>} amount={formatSignedPrice(-card.paid, market)} />}
        {(card || price.extraDiscount || price.giftAmount) && (
          <AmountRow className={css.total} label={<Trans>Still to pay</Trans>} amount={amountToPay(price)} />
        )}
        <LocalTaxRow amount={taxIncluded ? undefined : quote.localTaxTotalAmount} />
      </dl>
    </details>
  )
}
