import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Redeeming } from '../../../src/domain/redeeming/redeeming.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { searchBox } from '../../../src/islands/search-box/island.ts'
import type { SearchBoxProps } from '../../../src/islands/search-box/props.ts'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { Hero } from '../../../src/ui/home/Hero.tsx'
import { usePageLabel } from '../../../src/ui/pagination/use-page-label.ts'
import { GiftWeekends } from '../../../src/ui/redeeming/GiftWeekends.tsx'
import type { PageContext } from '../../context.ts'
import { giftHref, type SessionGift } from '../gift/held-gift.ts'
import type { UnknownPlace } from '../search/place-name.ts'
import { UnknownPlaceNotice } from '../search/UnknownPlaceNotice.tsx'
import { MapIsland, SortIsland } from '../search/search-content.tsx'
import { type SearchData, SearchSection } from '../search/SearchSection.tsx'
import { GiftStateSection } from './redeemed-gift.tsx'

interface GiftStaysPageProps extends SearchData {
  readonly context: PageContext
  readonly state: Promise<SessionGift>
  readonly redeeming: Redeeming
  /** The path of the page. */
  readonly own: string
  readonly unknown: UnknownPlace | undefined
  readonly periods: SearchBoxProps['periods']
}

export function GiftStaysPage({ context, state, redeeming, own, unknown, periods, ...search }: GiftStaysPageProps): ReactNode {
  const { t } = useLingui()
  const { site, url } = context
  const pageLabel = usePageLabel()
  const base = { path: {}, query: url.search.slice(1) }
  return (
    <>
      <Hero
        low
        title={t`Where to, with your gift?` + pageLabel(search.page)}
        above={<Breadcrumb crumbs={[{ label: t`My gift`, href: giftHref(site, redeeming.gift) }, { label: t`Choose a stay` }]} />}
      >
        <Island island={searchBox} when="hash" props={{ ...base, action: own, compact: true, themes: [], datesPrompt: 'none', periods }} />
      </Hero>
      {unknown && <UnknownPlaceNotice {...unknown} />}
      <GiftStateSection state={state} />
      <GiftWeekends {...{ redeeming, own }} criteria={search.criteria} />
      <SearchSection
        {...search}
        context={context}
        base={base}
        action={own}
        reset={own}
        sort={<SortIsland base={base} />}
        map={<MapIsland base={base} />}
      />
    </>
  )
}
