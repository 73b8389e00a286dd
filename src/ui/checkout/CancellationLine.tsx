import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  cancellationLine,
  type CancellationPeriod,
  type CancellationTerms,
  refundedPercent,
} from '../../domain/booking/cancellation-line.ts'
import { daysBetween } from '../../domain/dates/days.ts'
import { paidBesideMoney } from '../../domain/pricing/payments.ts'
import { formatDate, formatLongDate } from '../format/date.ts'
import { formatPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from '../timeline/Timeline.module.css'
import { useOrderLanguage } from './order-language.tsx'

/** Shows the policy's message where the days are unknown. */
export function CancellationLine({ terms, checkin, today }: { terms: CancellationTerms; checkin: string; today: string }): ReactNode {
  const lang = useOrderLanguage()
  const periods = cancellationLine(terms, today, checkin)
  const besideMoney = paidBesideMoney(terms.price)
  if (periods.length === 0) return <p lang={lang}>{terms.policy?.message}</p>
  return (
    <>
      <Days periods={periods} />
      <ol className={css.line}>
        {periods.map((period) => (
          <li key={period.from} className={period.refund === 0 ? css.closed : css.open}>
            <b>
              <Period period={period} today={today} checkin={checkin} />
            </b>
            <Refund cents={period.refund} besideMoney={besideMoney} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** A bar in proportion to the days. It is hidden from screen readers, because the list below says the same. */
function Days({ periods }: { periods: readonly CancellationPeriod[] }): ReactNode {
  const lengths = periods.map(({ from, until }) => daysBetween(from, until) + 1)
  const days = lengths.reduce((sum, length) => sum + length, 0)
  return (
    <svg className={css.days} viewBox={`0 0 ${days} 1`} preserveAspectRatio="none" aria-hidden="true">
      {periods.map(({ from, refund }, at) => {
        const before = lengths.slice(0, at).reduce((sum, length) => sum + length, 0)
        return <rect key={from} className={refund === 0 ? css.closed : css.open} x={before} width={lengths[at]} height={1} />
      })}
    </svg>
  )
}

function Period({ period, today, checkin }: { period: CancellationPeriod; today: string; checkin: string }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const isArrival = period.until === checkin
  if (period.from === period.until) {
    const until = formatDate(period.until, market)
    return isArrival ? t`On ${until}, the day of your arrival` : period.from === today ? t`Today` : until
  }
  // With its weekday a date needs no article, which Italian merges with the day: "all’8", "al 9".
  const until = formatLongDate(period.until, market)
  const from = formatLongDate(period.from, market)
  if (period.from === today) return isArrival ? t`From today to your arrival on ${until}` : t`From today to ${until}`
  return isArrival ? t`From ${from} to your arrival on ${until}` : t`From ${from} to ${until}`
}

interface RefundProps {
  /** Undefined where the amount depends on how each part was paid. */
  readonly cents: number | undefined
  readonly besideMoney: ReturnType<typeof paidBesideMoney>
}

function Refund({ cents, besideMoney }: RefundProps): ReactNode {
  const { market } = useSite()
  if (cents === 0) return <Trans>Neither changes nor refund</Trans>
  if (cents === undefined) {
    return (
      <>
        <Trans>Free change of dates; if you cancel, {refundedPercent}% of each night back.</Trans> <NotInMoney besideMoney={besideMoney} />
      </>
    )
  }
  const amount = formatPrice(cents, market)
  return (
    <Trans>
      Free change of dates; if you cancel, {refundedPercent}% of each night back: {amount}
    </Trans>
  )
}

function NotInMoney({ besideMoney }: Pick<RefundProps, 'besideMoney'>): ReactNode {
  switch (besideMoney) {
    case 'gift':
      return <Trans>The part that your gift pays is not refunded in money.</Trans>
    case 'cards':
      return <Trans>The part that gift cards pay is not refunded in money.</Trans>
    case 'both':
      return <Trans>The part that your gift and gift cards pay is not refunded in money.</Trans>
    case undefined:
      return null
  }
}
