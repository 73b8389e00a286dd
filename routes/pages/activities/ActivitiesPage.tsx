import type { ReactNode } from 'react'
import type { ActivitiesAbout } from '../../../src/contract/activity.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { searchBox } from '../../../src/islands/search-box/island.ts'
import { href } from '../../../src/market/site.ts'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { Hero } from '../../../src/ui/home/Hero.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { usePageLabel } from '../../../src/ui/pagination/use-page-label.ts'
import { SellingPoints } from '../../../src/ui/results/SellingPoints.tsx'
import { SeoText } from '../../../src/ui/results/SeoText.tsx'
import { ShareButton } from '../../../src/ui/share/ShareButton.tsx'
import type { PageContext } from '../../context.ts'
import type { SearchBoxContent } from '../search-box-content.ts'
import type { UnknownPlace } from '../search/place-name.ts'
import { UnknownPlaceNotice } from '../search/UnknownPlaceNotice.tsx'
import { SortIsland } from '../search/search-content.tsx'
import { type SearchData, SearchSection } from '../search/SearchSection.tsx'
import { activitiesCrumbs } from './head.ts'

export interface ActivitiesPageProps extends SearchData {
  readonly context: PageContext
  readonly about: ActivitiesAbout
  readonly themes: SearchBoxContent['themes']
  readonly unknown: UnknownPlace | undefined
}

export function ActivitiesPage({ context, about, themes, unknown, ...search }: ActivitiesPageProps): ReactNode {
  const { site, url } = context
  const pageLabel = usePageLabel()
  const own = href(site, 'activities')
  const base = { path: {}, query: url.search.slice(1) }
  const { maxAdults, searchDetails, pageModel } = about
  const { destination: placeName } = searchDetails
  return (
    <>
      <Hero
        low
        title={about.mainTitle + pageLabel(search.page)}
        image={about.mainImage}
        above={
          <>
            <Breadcrumb crumbs={activitiesCrumbs(context, about)} />
            <ShareButton />
          </>
        }
      >
        <Island
          island={searchBox}
          when="hash"
          props={{
            ...base,
            action: own,
            compact: true,
            themes,
            datesPrompt: 'none',
            periods: [],
            ...(maxAdults !== undefined && { maxAdults }),
            ...(placeName !== undefined && { placeName }),
          }}
        />
      </Hero>
      {unknown && <UnknownPlaceNotice {...unknown} />}
      <SellingPoints flow="activity" />
      <SearchSection {...search} context={context} base={base} action={own} reset={own} sort={<SortIsland base={base} />} />
      {pageModel.serpSeoLargeContent && (
        <Section>
          <SeoText blocks={pageModel.serpSeoLargeContent} />
        </Section>
      )}
    </>
  )
}
