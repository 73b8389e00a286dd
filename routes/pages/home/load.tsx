import { orFail } from '../../../src/contract/outcome.ts'
import type { HomePage } from '../../../src/contract/cms.ts'
import { markets } from '../../../src/market/markets.ts'
import { absoluteUrl } from '../../../src/market/public-address.ts'
import { href } from '../../../src/market/site.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { searchBox } from '../../../src/islands/search-box/island.ts'
import { Hero } from '../../../src/ui/home/Hero.tsx'
import type { PageContext } from '../../context.ts'
import type { PageDocument } from '../../document.ts'
import type { PageLoader } from '../../index.ts'
import { FirstSightOfCalendar } from '../calendar.tsx'
import { canonicalHref } from '../canonical.ts'
import { unavailable } from '../unavailable.tsx'
import { searchOffers, type SearchOffers } from '../search-offers.ts'
import { askBlocks, HomeBlock } from './blocks.tsx'

/** Home of a market, in the flow asked for: content from KV, the searches of its blocks deferred. */
export const home: PageLoader = async (context) => {
  const [pages, offered] = await Promise.all([context.content.home(), searchOffers(context.content)])
  if (!pages) return unavailable(context)
  const page = pages[context.view.flow]
  return {
    head: homeHead(context, page),
    caching: { seconds: 300, tags: ['home'] },
    frame: { kind: 'full', page: 'home' },
    body: <HomeBody context={context} page={page} offered={offered} />,
  }
}

function homeHead(context: PageContext, page: HomePage): PageDocument['head'] {
  const { seo } = page
  const indexed = context.view.flow === 'booking' && seo.index
  return {
    title: seo.title,
    description: seo.description,
    robots: `${indexed ? 'index' : 'noindex'}, ${seo.follow ? 'follow' : 'nofollow'}`,
    canonical: canonicalHref(context, 'home'),
    alternates: markets.map(({ locale }) => ({ locale, path: '' })),
    jsonLd: () => [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Escale',
        url: absoluteUrl(canonicalHref(context, 'home'), context.url.origin),
      },
    ],
    of: page,
  }
}

function HomeBody({ context, page, offered }: { context: PageContext; page: HomePage; offered: SearchOffers }): PageDocument['body'] {
  const { site, today, hour, upstream } = context
  const results = askBlocks(page, (block) => orFail(upstream.offers({ ...block.query, limit: block.count })))
  return (
    <>
      <Hero title={page.jumbotron.title} subtitle={page.jumbotron.subtitle} image={page.jumbotron.image}>
        <Island
          of={searchBox}
          when="interaction"
          props={{ path: {}, query: '', action: href(site, 'stays'), compact: false, today, hour, ...offered }}
        />
        <FirstSightOfCalendar context={context} of="DatesDraft" />
      </Hero>
      {page.blocks.map((block, at) => (
        <HomeBlock key={at} of={block} results={results} context={context} />
      ))}
    </>
  )
}
