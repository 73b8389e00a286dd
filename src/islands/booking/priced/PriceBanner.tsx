import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PriceInfo } from '../../../contract/price.ts'
import type { Quote } from '../../../contract/quote.ts'
import type { StayPrice } from '../../../domain/booking/stay-price.ts'
import { roomsLeft } from '../../../domain/cards/card-messages.ts'
import { addDays } from '../../../domain/dates/days.ts'
import { fromOccupancy } from '../../../domain/guests/occupancy.ts'
import { amountToPay } from '../../../domain/pricing/payments.ts'
import { quoteChange, quoteStress } from '../../../domain/quote/quote-outcome.ts'
import { Badge } from '../../../ui/badge/Badge.tsx'
import { formatDateRange, formatMonth } from '../../../ui/format/date.ts'
import { formatPrice } from '../../../ui/format/price.ts'
import { Claim } from '../../../ui/claim/Claim.tsx'
import { RoomsLeft } from '../../../ui/claim/RoomsLeft.tsx'
import { Price } from '../../../ui/price/Price.tsx'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import { useRoomsNeeded } from '../../../ui/stay/use-rooms-needed.ts'
import { useGuestLabels } from '../../controls/guests/use-guest-labels.ts'
import css from '../../stay-page/panel.module.css'
import { PendingPrice, Saved } from '../FromPrice.tsx'
import { datedPrice } from '../../../domain/booking/displayed-stay-price.ts'

export function PriceBanner({ price }: { price: StayPrice }): ReactNode {
  const shown = datedPrice(price)
  if (price.kind === 'loading') return <PendingPrice />
  return (
    <div className={css.banner} aria-live="polite">
      {price.kind === 'priced' && <Stress quote={price.quote} />}
      {shown && <Price large price={shown} />}
      {price.kind === 'priced' && <Saved price={price.price} dated />}
      {price.kind === 'priced' && <WithDiscount price={price.price} />}
      {price.kind === 'priced' && <Changed quote={price.quote} />}
    </div>
  )
}

/** The prices of all dates and rates are without it, since it is taken off at the payment. */
function WithDiscount({ price }: { price: PriceInfo }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  if (!price.extraDiscount) return null
  const { code } = price.extraDiscount
  return <p className={css.saved}>{t`With the code ${code} you pay ${formatPrice(amountToPay(price), market)}`}</p>
}

function Changed({ quote }: { quote: Quote }): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const guests = useGuestLabels()
  const needed = useRoomsNeeded(fromOccupancy(quote.reservationCriteria))
  const change = quoteChange(quote)
  const { checkin, nights, adult: adults, child: children, baby: babies } = change?.stay ?? quote.reservationCriteria
  const dates = formatDateRange(checkin, addDays(checkin, nights), market, today)
  return (
    <>
      {change?.stay && <p>{t`This price is for other criteria: ${dates}, ${guests.guests({ adults, children, babies })}.`}</p>}
      {quote.roomCapacity !== undefined && <p>{needed(quote.roomCapacity)}</p>}
      {(quote.roomsAmountMessage ?? change?.rooms) !== undefined && (
        <p>{quote.roomsAmountMessage ?? t`${plural(change?.rooms ?? 1, { one: 'Price for # room', other: 'Price for # rooms' })}`}</p>
      )}
    </>
  )
}

/** At most two claims stand beside a price: one about it (flash deal, best price or promotion), and the rooms that are left. */
function Stress({ quote }: { quote: Quote }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const month = formatMonth(quote.reservationCriteria.checkin, market)
  const stress = quoteStress(quote)
  const rooms = roomsLeft(quote.roomsAmount, true)
  if (!stress && rooms === undefined) return null
  return (
    <div className="row">
      {stress === 'flashDeal' && <Badge tone="alert">{t`Flash deal`}</Badge>}
      {stress === 'bestPrice' && (
        <Claim tone="reinsurance" evidence={t`No arrival in ${month} has a lower price for a stay of this length.`}>
          {t`Best price`}
        </Claim>
      )}
      {stress === 'bestPromo' && (
        <Claim tone="alert" evidence={t`No arrival in ${month} has a higher promotion.`}>
          {t`Best promotion of the month`}
        </Claim>
      )}
      {rooms !== undefined && <RoomsLeft rooms={rooms} evidence={quote.roomsEvidence} />}
    </div>
  )
}
