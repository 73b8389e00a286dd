import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HeldGift } from '../../../src/contract/beneficiary.ts'
import { bookableMonths } from '../../../src/domain/calendar/paging.ts'
import type { Redeeming } from '../../../src/domain/redeeming/redeeming.ts'
import { formatSearchCriteria } from '../../../src/domain/search/hash.ts'
import { isOpen } from '../../../src/domain/search/flexibility.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { resultsMap } from '../../../src/islands/results-map/island.ts'
import { searchBox } from '../../../src/islands/search-box/island.ts'
import type { SearchBoxProps } from '../../../src/islands/search-box/props.ts'
import { withQuery } from '../../../src/market/query-order.ts'
import { href } from '../../../src/market/site.ts'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { formatLongDate, formatMonthSince } from '../../../src/ui/format/date.ts'
import { formatPrice } from '../../../src/ui/format/price.ts'
import { capitalised } from '../../../src/ui/format/text.tsx'
import { Hero } from '../../../src/ui/home/Hero.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { usePageLabel } from '../../../src/ui/pagination/use-page-label.ts'
import type { PageContext } from '../../context.ts'
import type { UnknownPlace } from '../search/place-name.ts'
import { UnknownPlaceNotice } from '../search/UnknownPlaceNotice.tsx'
import { type SearchData, SearchSection } from '../search/SearchSection.tsx'

interface GiftStaysPageProps extends SearchData {
  readonly context: PageContext
  readonly gift: HeldGift
  readonly redeeming: Redeeming
  /** The path of the page. */
  readonly own: string
  readonly unknown: UnknownPlace | undefined
  readonly periods: SearchBoxProps['periods']
}

export function GiftStaysPage({ context, gift, redeeming, own, unknown, periods, ...search }: GiftStaysPageProps): ReactNode {
  const { t } = useLingui()
  const { site, url } = context
  const { market } = site
  const pageLabel = usePageLabel()
  const base = { path: {}, query: url.search.slice(1) }
  const value = formatPrice(gift.value, market)
  const { nights } = redeeming
  const until = formatLongDate(gift.validUntil, market)
  return (
    <>
      <Hero
        low
        title={t`Where to, with your gift?` + pageLabel(search.page)}
        image={gift.image}
        above={
          <Breadcrumb crumbs={[{ label: t`My gift`, href: href(site, 'gift', { path: [gift.reference] }) }, { label: t`Choose a stay` }]} />
        }
      >
        <Island island={searchBox} when="hash" props={{ ...base, action: own, compact: true, themes: [], datesPrompt: 'none', periods }} />
      </Hero>
      {unknown && <UnknownPlaceNotice {...unknown} />}
      <Section>
        <div className="stack">
          <p>
            {t`${gift.label}: pays up to ${value}, for ${plural(nights, { one: '# night', other: '# nights' })}`} ·{' '}
            {t`Arrival until ${until}`}
          </p>
          <AnyWeekend {...{ context, redeeming, own }} criteria={search.criteria} />
        </div>
      </Section>
      <SearchSection
        {...search}
        context={context}
        base={base}
        action={own}
        reset={own}
        map={<Island island={resultsMap} when="map" props={base} />}
      />
    </>
  )
}

/** Any weekend of a month, without typing a date. */
function AnyWeekend({
  context,
  redeeming,
  own,
  criteria,
}: Pick<GiftStaysPageProps, 'context' | 'redeeming' | 'own' | 'criteria'>): ReactNode {
  const { today, site } = context
  const months = bookableMonths(today).filter((month) => `${month}-01` <= redeeming.validUntil)
  const { flexibility } = criteria
  const nights = redeeming.nights
  return (
    <nav aria-labelledby="any-weekend">
      <p id="any-weekend">
        <b>
          <Trans>Any weekend in</Trans>
        </b>
      </p>
      <ul className="row">
        {months.map((month) => {
          const query = formatSearchCriteria({ ...criteria, dates: undefined, flexibility: { kind: 'weekend', month, nights } })
          const isCurrent = isOpen(flexibility) && flexibility?.kind === 'weekend' && flexibility.month === month
          return (
            <li key={month}>
              <a className="pill" href={`${withQuery(own, query)}#results`} rel="nofollow" aria-current={isCurrent ? 'true' : undefined}>
                {capitalised(formatMonthSince(today, `${month}-01`, site.market), site.market)}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
