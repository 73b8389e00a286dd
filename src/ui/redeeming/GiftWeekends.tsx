import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { bookableMonths } from '../../domain/calendar/paging.ts'
import type { Redeeming } from '../../domain/redeeming/redeeming.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { formatSearchCriteria } from '../../domain/search/hash.ts'
import { withQuery } from '../../market/query-order.ts'
import { formatLongDate, formatMonthSince } from '../format/date.ts'
import { formatPrice } from '../format/price.ts'
import { capitalised } from '../format/text.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './GiftWeekends.module.css'

interface GiftWeekendsProps {
  readonly redeeming: Redeeming
  /** The path of the page. */
  readonly own: string
  readonly criteria: SearchCriteria
}

/** What the gift pays and until when, and any weekend of a month without typing a date. */
export function GiftWeekends({ redeeming, own, criteria }: GiftWeekendsProps): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const { nights, validUntil } = redeeming
  const value = formatPrice(redeeming.value, market)
  const until = formatLongDate(validUntil, market)
  const months = bookableMonths(today).filter((month) => `${month}-01` <= validUntil)
  const { flexibility } = criteria
  return (
    <div className={`wrap stack ${css.terms}`}>
      <p>
        {t`Your gift pays up to ${value}, for ${plural(nights, { one: '# night', other: '# nights' })}`} · {t`Arrival until ${until}`}
      </p>
      <nav aria-labelledby="any-weekend">
        <p id="any-weekend" className={css.title}>
          <Trans>Any weekend in</Trans>
        </p>
        <ul className={`row ${css.months}`}>
          {months.map((month) => {
            const query = formatSearchCriteria({ ...criteria, dates: undefined, flexibility: { kind: 'weekend', month, nights } })
            const isCurrent = flexibility?.kind === 'weekend' && flexibility.month === month
            return (
              <li key={month}>
                <a className="pill" href={`${withQuery(own, query)}#results`} rel="nofollow" aria-current={isCurrent ? 'true' : undefined}>
                  {capitalised(formatMonthSince(today, `${month}-01`, market), market)}
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
