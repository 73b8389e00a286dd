import { orFail } from '../../../src/contract/outcome.ts'
import { type HomePage, searchOfBlock } from '../../../src/contract/cms/home-page.ts'
import { experimentsOfCards } from '../../../src/domain/experiments/experiments.ts'
import { markets } from '../../../src/market/markets.ts'
import { pathOf } from '../../../src/market/site.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import type { StoredSections } from '../../../src/hydration/server/stored-sections.ts'
import { searchBox } from '../../../src/islands/search-box/island.ts'
import { Hero } from '../../../src/ui/home/Hero.tsx'
import type { PageContext } from '../../context.ts'
import type { PageDocument } from '../../document.ts'
import { pageOf } from '../../page.ts'
import { pageAges } from '../../page-ages.ts'
import { PageCalendarPreview } from '../calendar-preview.tsx'
import { canonicalHref } from '../canonical.ts'
import { missingContent } from '../missing-content.ts'
import { RecentlyViewedSection } from '../recently-viewed.tsx'
import { siteThings } from '../structured-data.ts'
import { searchBoxContent, type SearchBoxContent } from '../search-box-content.ts'
import { loadBlocks, HomeBlock } from './blocks.tsx'

const undated: Pick<SearchBoxContent, 'periods' | 'datesPrompt'> = { periods: [], datesPrompt: 'none' }

export const home = pageOf({
  async critical(context, params) {
    const [pages, sections, searchContent] = await Promise.all([
      context.content.home(),
      context.sections.read('home', experimentsOfCards),
      searchBoxContent(context.content),
    ])
    if (!pages) return missingContent(context, params, 'unavailable')
    const { flow } = context.view
    // Activities have no dates to ask for.
    return { page: pages[flow], sections, searchContent: flow === 'activity' ? { ...searchContent, ...undated } : searchContent }
  },
  deferred: ({ upstream }, { page }) => ({
    results: loadBlocks(page, (block) => {
      const flow = block.kind === 'activities' ? ({ flow: 'activity' } as const) : {}
      return orFail(upstream.offers({ ...searchOfBlock(block.query), ...flow, limit: block.count }))
    }),
  }),
  document: (context, loaded) => ({
    head: homeHead(context, loaded.page),
    caching: { ...pageAges.home, tags: ['home'] },
    frame: { kind: 'full', page: 'home', content: loaded.page },
    body: <HomeBody context={context} {...loaded} />,
  }),
})

/** Gifting is never indexed. A page that is not indexed counts as a view of the booking page. */
function homeHead(context: PageContext, page: HomePage): PageDocument['head'] {
  const { seo } = page
  const { flow } = context.view
  const indexed = flow !== 'gifting' && seo.index
  const own = indexed && flow === 'activity' ? { flow } : {}
  return {
    title: seo.title,
    description: seo.description,
    robots: `${indexed ? 'index' : 'noindex'}, ${seo.follow ? 'follow' : 'nofollow'}`,
    sheet: 'search',
    canonical: canonicalHref(context, 'home', { query: own }),
    picture: page.jumbotron.image,
    alternates: markets.map(({ locale }) => ({ locale, path: own.flow ? `?flow=${own.flow}` : '' })),
    jsonLd: () => siteThings(context),
  }
}

const wholeCatalogue = { path: {}, query: '' } as const

interface HomeBodyProps {
  readonly context: PageContext
  readonly page: HomePage
  readonly sections: StoredSections
  readonly searchContent: SearchBoxContent
  readonly results: ReturnType<typeof loadBlocks>
}

function HomeBody({ context, page, sections, searchContent, results }: HomeBodyProps): PageDocument['body'] {
  const { site, view } = context
  const ofActivities = view.flow === 'activity'
  return (
    <>
      <Hero title={page.jumbotron.title} subtitle={page.jumbotron.subtitle} image={page.jumbotron.image}>
        <Island
          shared
          island={searchBox}
          when="interaction"
          props={{ ...wholeCatalogue, action: pathOf(site, ofActivities ? 'activities' : 'stays'), compact: false, ...searchContent }}
        />
        {!ofActivities && <PageCalendarPreview part="DatesDraft" />}
      </Hero>
      {page.blocks.map((block, at) => (
        <HomeBlock key={at} at={at} {...{ block, sections, results, context }} />
      ))}
      <RecentlyViewedSection />
    </>
  )
}
