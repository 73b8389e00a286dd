import type { ReactNode } from 'react'
import type { Navigation } from '../../../src/contract/cms/navigation.ts'
import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { Landing } from '../../../src/contract/landing.ts'
import type { SearchBase } from '../../../src/contract/search-base.ts'
import type { SearchCriteria } from '../../../src/domain/search/criteria.ts'
import { isOpen } from '../../../src/domain/search/flexibility.ts'
import { hasSearchCriteria, parseSearchCriteria } from '../../../src/domain/search/hash.ts'
import { isElsewhere } from '../../../src/domain/search/place-searched.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { resultsMap } from '../../../src/islands/results-map/island.ts'
import { searchBox } from '../../../src/islands/search-box/island.ts'
import { sort } from '../../../src/islands/sort/island.ts'
import { pathOf } from '../../../src/market/site.ts'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { Hero } from '../../../src/ui/home/Hero.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { usePageLabel } from '../../../src/ui/pagination/use-page-label.ts'
import { SeoText } from '../../../src/ui/results/SeoText.tsx'
import { SuggestionLinks } from '../../../src/ui/results/SuggestionLinks.tsx'
import { useElsewhereTitle } from '../../../src/ui/results/use-elsewhere-title.ts'
import { ShareButton } from '../../../src/ui/share/ShareButton.tsx'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'
import { PageCalendarPreview } from '../calendar-preview.tsx'
import { type SearchBoxContent, searchBoxContentOf } from '../search-box-content.ts'
import { searchCrumbs } from './head.ts'

interface LandingProps {
  readonly landing: Landing
}

interface SearchHeroProps extends LandingProps {
  readonly criteria: SearchCriteria
  readonly page: number
  /** Without `?`. */
  readonly query: string
  readonly searchContent: SearchBoxContent
}

export function SearchHero({ landing, criteria, page, query, searchContent }: SearchHeroProps): ReactNode {
  const { site, flow } = useSite()
  // The numbers in content's title are those of the whole catalogue.
  const elsewhere = useElsewhereTitle()
  const pageLabel = usePageLabel()
  const title = isElsewhere(landing.destination, criteria) ? elsewhere : landing.title
  return (
    <Hero
      low
      title={title + pageLabel(page)}
      subtitle={hasSearchCriteria(query) || site.minisite ? undefined : landing.subtitle}
      image={landing.image}
      above={
        <>
          <Breadcrumb crumbs={searchCrumbs({ site }, landing)} />
          <ShareButton />
        </>
      }
    >
      <Island
        island={searchBox}
        when="hash"
        props={{ ...baseOf(landing, query), action: pathOf(site, 'stays'), compact: true, ...searchContent }}
      />
      {flow === 'booking' && !isOpen(criteria.flexibility) && <PageCalendarPreview part="DatesDraft" />}
    </Hero>
  )
}

export function baseOf({ destination, theme }: Landing, query: string): SearchBase {
  return { path: { ...(destination && { destination }), ...(theme && { theme }) }, query }
}

export function LandingLinks({ landing }: LandingProps): ReactNode {
  const { minisite } = useSite().site
  return (
    <>
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

export function SortIsland({ base }: { base: SearchBase }): ReactNode {
  return <Island island={sort} when="hash" props={base} />
}

export function MapIsland({ base }: { base: SearchBase }): ReactNode {
  return <Island island={resultsMap} when="map" props={base} />
}

// Where an address has no query, these parts depend on the content alone.

interface HeroContentProps extends LandingProps {
  readonly settings: Settings | null
  readonly navigation: Navigation | null
}

export function HeroAtRest({ landing, settings, navigation }: HeroContentProps): ReactNode {
  const searchContent = searchBoxContentOf(settings, navigation)
  return <SearchHero landing={landing} criteria={parseSearchCriteria('', landing)} page={0} query="" searchContent={searchContent} />
}

export function SortAtRest({ landing }: LandingProps): ReactNode {
  return <SortIsland base={baseOf(landing, '')} />
}

export function MapAtRest({ landing }: LandingProps): ReactNode {
  return <MapIsland base={baseOf(landing, '')} />
}
