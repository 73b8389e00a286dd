import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { IsoMonth } from '../../contract/scalars.ts'
import type { LowestStay, YearPricesResponse } from '../../contract/year-prices.ts'
import { addDays } from '../../domain/dates/days.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { cheapestOfNights } from '../../domain/year-prices/cheapest-of-nights.ts'
import { hasWeekendLeft } from '../../domain/year-prices/weekend-arrivals.ts'
import { noStayChoices } from '../../domain/stay/criteria.ts'
import { formatStayCriteria } from '../../domain/stay/hash.ts'
import { withQuery } from '../../market/query-order.ts'
import { href, type Site } from '../../market/site.ts'
import { guestsLabel } from '../checkout/guests-label.ts'
import { capitalised } from '../format/text.tsx'
import { formatMonth, formatWeekdayDate } from '../format/date.ts'
import { formatOfferedPrice } from '../format/price.ts'
import { Icon } from '../icon/Icon.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './YearTables.module.css'

interface YearTablesProps {
  readonly prices: YearPricesResponse
  readonly guests: Guests
}

export function YearTables({ prices, guests }: YearTablesProps): ReactNode {
  const { t, i18n } = useLingui()
  const { today } = useSite()
  const { nights, months } = prices
  const label = guestsLabel(guests, i18n)
  if (!months.some(({ days }) => days.length > 0))
    return (
      <p>
        <Trans>No dates are left for {label}. Try other guests.</Trans>
      </p>
    )
  const staysDiffer = new Set(months.flatMap(({ days }) => days.map(({ weekendId }) => weekendId))).size > 1
  const tables = [
    {
      key: 'weekends',
      title: t`Weekends, from a Friday on`,
      rows: months.map(({ month, weekends }) => ({ month, stays: weekends })),
      hasArrivals: (month: IsoMonth, length: number) => hasWeekendLeft(month, length, today),
    },
    {
      key: 'days',
      title: t`Any day of arrival`,
      rows: months.map(({ month, days }) => ({ month, stays: days })),
      hasArrivals: () => true,
    },
  ]
  return (
    <div className="stack">
      <p className="muted">
        <Trans>The lowest total price of each month for {label}. Each price opens the stay on its dates.</Trans>
        {staysDiffer && (
          <>
            {' '}
            <Trans>The stays differ in what they include: a longer one may cost less.</Trans>
          </>
        )}
      </p>
      {tables.map(({ key, title, rows, hasArrivals }) => (
        <details key={key} className={css.table} open={key === 'weekends'}>
          <summary>
            {title}
            <Icon name="down" />
          </summary>
          <div className={css.scroll}>
            <PriceTable caption={title} {...{ nights, rows, hasArrivals, guests }} />
          </div>
        </details>
      ))}
    </div>
  )
}

interface PriceTableProps {
  readonly caption: string
  readonly nights: readonly number[]
  readonly rows: readonly { readonly month: IsoMonth; readonly stays: readonly LowestStay[] }[]
  /** Whether so many nights can begin in a month at all, from today on: a month that has no such day is not sold out. */
  readonly hasArrivals: (month: IsoMonth, nights: number) => boolean
  readonly guests: Guests
}

function PriceTable({ caption, nights, rows, hasArrivals, guests }: PriceTableProps): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const { site, market } = view
  const shown = rows.filter(({ month }) => nights.some((length) => hasArrivals(month, length)))
  const cheapest = cheapestOfNights(rows.flatMap(({ stays }) => stays))
  const addressOf = stayAddresses(site, guests)
  return (
    <table>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Month`}</th>
          {nights.map((length) => (
            <th key={length} scope="col">
              {t`${plural(length, { one: '# night', other: '# nights' })}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ month, stays }) => (
          <tr key={month}>
            <th scope="row">{capitalised(formatMonth(`${month}-01`, market), market)}</th>
            {nights.map((length) => {
              const stay = stays.find((each) => each.nights === length)
              const isCheapest = stay !== undefined && stay === cheapest.get(length)
              return (
                <td key={length} data-cheapest={isCheapest ? '' : undefined}>
                  {stay ? (
                    <a href={addressOf(stay)} rel="nofollow">
                      <b>{formatOfferedPrice(stay.amount, view)}</b>
                      <small>{formatWeekdayDate(stay.checkin, market)}</small>
                      {isCheapest && <span className="unseen">{t`best price of the year`}</span>}
                    </a>
                  ) : (
                    hasArrivals(month, length) && <small>{t`Sold out`}</small>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Addresses leave it as it is, and guests are written in letters and digits. */
const mark = '*'

/** Returns the addresses of stays on their dates. A page has up to seventy: what they share is put together once. */
function stayAddresses(site: Site, guests: Guests): (stay: LowestStay) => string {
  const pairs = [`checkin=${mark}&checkout=${mark}`, formatStayCriteria({ ...noStayChoices, guests })].filter(Boolean).join('&')
  const [start, beforeCheckin, beforeCheckout, end] = withQuery(href(site, 'stay', { path: [mark] }), pairs).split(mark)
  return ({ weekendId, checkin, nights }) =>
    `${start}${weekendId}${beforeCheckin}${checkin}${beforeCheckout}${addDays(checkin, nights)}${end}`
}
