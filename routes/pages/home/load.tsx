import { Hero } from '../../../src/ui/home/Hero.tsx'
import { markets } from '../../../src/market/markets.ts'
import { href } from '../../../src/market/site.ts'
import type { PageLoader } from '../../index.ts'

/** Home of a market, in the flow asked for: content from KV, the searches of its blocks deferred. */
export const home: PageLoader = async ({ content, site }) => {
  const pages = await content.home()
  const page = pages?.booking
  return {
    head: {
      title: page?.seo.title ?? 'Escale',
      ...(page && { description: page.seo.description }),
      canonical: href(site, 'home'),
      alternates: markets.map(({ locale }) => ({ locale, path: '' })),
    },
    caching: { seconds: 300, tags: ['home'] },
    frame: { kind: 'full', page: 'home' },
    body: <Hero title={page?.jumbotron.title ?? 'Escale'} subtitle={page?.jumbotron.subtitle} image={page?.jumbotron.image} />,
  }
}
