import type { ReactNode } from 'react'
import type { BoxBlockContent } from '../../../src/contract/cms/box-block.ts'
import type { FooterContent } from '../../../src/contract/cms/frame.ts'
import type { Landing } from '../../../src/contract/landing.ts'
import { isElsewhere } from '../../../src/domain/search/place-searched.ts'
import { isOpen } from '../../../src/domain/search/flexibility.ts'
import { hasSearchCriteria } from '../../../src/domain/search/hash.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { Memo } from '../../../src/hydration/server/memo/Memo.tsx'
import { resultsMap } from '../../../src/islands/results-map/island.ts'
import { searchBox } from '../../../src/islands/search-box/island.ts'
import { href, pathOf } from '../../../src/market/site.ts'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { BoxBlock } from '../../../src/ui/home/BoxBlock.tsx'
import { Hero } from '../../../src/ui/home/Hero.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { ShareButton } from '../../../src/ui/share/ShareButton.tsx'
import { usePageLabel } from '../../../src/ui/pagination/use-page-label.ts'
import { PhoneBanner } from '../../../src/ui/notice/PhoneBanner.tsx'
import { SellingPoints } from '../../../src/ui/results/SellingPoints.tsx'
import { SeoText } from '../../../src/ui/results/SeoText.tsx'
import { useElsewhereTitle } from '../../../src/ui/results/use-elsewhere-title.ts'
import { SuggestionLinks } from '../../../src/ui/results/SuggestionLinks.tsx'
import type { PageContext } from '../../context.ts'
import { PageCalendarPreview } from '../calendar-preview.tsx'
import { RecentlyViewedSection } from '../recently-viewed.tsx'
import type { SearchBoxContent } from '../search-box-content.ts'
import { searchCrumbs } from './head.ts'
import type { UnknownPlace } from './place-name.ts'
import { type SearchData, SearchSection } from './SearchSection.tsx'
import { UnknownPlaceNotice } from './UnknownPlaceNotice.tsx'

export interface SearchPageProps extends SearchData {
  readonly context: PageContext
  readonly landing: Landing
  readonly boxBlock: BoxBlockContent | null
  readonly contact: FooterContent['contact'] | undefined
  readonly steps: readonly string[]
  readonly unknown: UnknownPlace | undefined
  readonly searchContent: SearchBoxContent
}

export function SearchPage(props: SearchPageProps): ReactNode {
  const { context, landing } = props
  const { site, url, minisite, view } = context
  const own = pathOf(site, 'stays', props.steps)
  const refined = hasSearchCriteria(url.search)
  // The numbers in content's title are those of the whole catalogue.
  const elsewhere = useElsewhereTitle()
  const pageLabel = usePageLabel()
  const title = isElsewhere(landing.destination, props.criteria) ? elsewhere : landing.title
  // Leads to all stays where the path itself has no results.
  const bare = href(site, 'stays', { path: refined ? props.steps : [] })
  const base = {
    path: { ...(landing.destination && { destination: landing.destination }), ...(landing.theme && { theme: landing.theme }) },
    query: url.search.slice(1),
  }
  return (
    <>
      <Hero
        low
        title={title + pageLabel(props.page)}
        subtitle={refined || minisite ? undefined : landing.subtitle}
        image={landing.image}
        above={
          <>
            <Breadcrumb crumbs={searchCrumbs(context, landing)} />
            <ShareButton />
          </>
        }
      >
        <Island island={searchBox} when="hash" props={{ ...base, action: pathOf(site, 'stays'), compact: true, ...props.searchContent }} />
        {view.flow === 'booking' && !isOpen(props.criteria.flexibility) && <PageCalendarPreview part="DatesDraft" />}
      </Hero>
      {props.unknown && <UnknownPlaceNotice {...props.unknown} />}
      <Memo component={SellingPoints} props={{ flow: view.flow }} />
      <SearchSection
        {...props}
        base={base}
        action={own}
        reset={bare}
        destination={landing.destination}
        map={<Island island={resultsMap} when="map" props={base} />}
      />
      {props.contact && (
        <Section>
          <Memo component={PhoneBanner} props={{ contact: props.contact }} />
        </Section>
      )}
      {props.boxBlock && !view.mode.customerCare && <Memo component={BoxBlock} props={{ content: props.boxBlock }} />}
      <RecentlyViewedSection />
      <Section>
        <SuggestionLinks sections={landing.links} counted={!minisite} />
      </Section>
      {!minisite && (
        <Section>
          <SeoText blocks={landing.pageModel.serpSeoLargeContent} />
        </Section>
      )}
    </>
  )
}
