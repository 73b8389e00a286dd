import type { ReactNode } from 'react'
import type { BoxBlockContent } from '../../../src/contract/cms/box-block.ts'
import type { Navigation } from '../../../src/contract/cms/navigation.ts'
import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { FooterContent } from '../../../src/contract/cms/frame.ts'
import type { Landing } from '../../../src/contract/landing.ts'
import { hasSearchCriteria } from '../../../src/domain/search/hash.ts'
import { ContentSection } from '../../../src/hydration/server/ContentSection.tsx'
import type { StoredSections } from '../../../src/hydration/server/stored-sections.ts'
import { Memo } from '../../../src/hydration/server/memo/Memo.tsx'
import { href, pathOf } from '../../../src/market/site.ts'
import { BoxBlock } from '../../../src/ui/home/BoxBlock.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { PhoneBanner } from '../../../src/ui/notice/PhoneBanner.tsx'
import { SellingPoints } from '../../../src/ui/results/SellingPoints.tsx'
import type { PageContext } from '../../context.ts'
import { RecentlyViewedSection } from '../recently-viewed.tsx'
import type { UnknownPlace } from './place-name.ts'
import { baseOf, HeroAtRest, LandingLinks, MapAtRest, MapIsland, SearchHero, SortAtRest, SortIsland } from './search-content.tsx'
import { searchBoxContentOf } from '../search-box-content.ts'
import { type SearchData, SearchSection } from './SearchSection.tsx'
import { UnknownPlaceNotice } from './UnknownPlaceNotice.tsx'

export interface SearchPageProps extends SearchData {
  readonly context: PageContext
  readonly landing: Landing
  readonly sections: StoredSections
  readonly boxBlock: BoxBlockContent | null
  readonly contact: FooterContent['contact'] | undefined
  readonly steps: readonly string[]
  readonly unknown: UnknownPlace | undefined
  readonly settings: Settings | null
  readonly navigation: Navigation | null
}

export function SearchPage(props: SearchPageProps): ReactNode {
  const { context, landing, sections, settings, navigation, criteria, page } = props
  const { site, url, view } = context
  const query = url.search.slice(1)
  const isAtRest = query === '' && props.unknown === undefined
  const own = pathOf(site, 'stays', props.steps)
  // Leads to all stays where the path itself has no results.
  const bare = href(site, 'stays', { path: hasSearchCriteria(query) ? props.steps : [] })
  const base = baseOf(landing, query)
  return (
    <>
      {isAtRest ? (
        <ContentSection name="hero" sections={sections} component={HeroAtRest} content={{ landing, settings, navigation }} />
      ) : (
        <SearchHero {...{ landing, criteria, page, query }} searchContent={searchBoxContentOf(settings, navigation)} />
      )}
      {props.unknown && <UnknownPlaceNotice {...props.unknown} />}
      <Memo component={SellingPoints} props={{ flow: view.flow }} />
      <SearchSection
        {...props}
        base={base}
        stored={isAtRest ? { landing, sections } : undefined}
        action={own}
        reset={bare}
        destination={landing.destination}
        sort={
          isAtRest ? (
            <ContentSection name="sort" sections={sections} component={SortAtRest} content={{ landing }} />
          ) : (
            <SortIsland base={base} />
          )
        }
        map={
          isAtRest ? (
            <ContentSection name="map" sections={sections} component={MapAtRest} content={{ landing }} />
          ) : (
            <MapIsland base={base} />
          )
        }
      />
      {props.contact && (
        <Section>
          <Memo component={PhoneBanner} props={{ contact: props.contact }} />
        </Section>
      )}
      {props.boxBlock && !view.mode.customerCare && <Memo component={BoxBlock} props={{ content: props.boxBlock }} />}
      <RecentlyViewedSection />
      <ContentSection name="links" sections={sections} component={LandingLinks} content={{ landing }} />
    </>
  )
}
