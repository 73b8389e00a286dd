import { markets } from '../../../src/market/markets.ts'
import { segments } from '../../../src/market/segments.ts'
import { StaticContent } from '../../../src/ui/page/StaticContent.tsx'
import type { PageLoader } from '../../index.ts'
import { canonicalHref } from '../canonical.ts'
import { notFound } from '../not-found/load.tsx'
import { unavailable } from '../unavailable.tsx'

/** A static content page: the first segment after the route is the content's id. */
export const staticPage: PageLoader = async (context, params) => {
  const id = params['contentId'] ?? ''
  if (!/^[a-z0-9-]{1,60}$/.test(id)) return notFound(context, params)
  const found = await context.content.staticPage(id)
  if (found.kind === 'notFound') return notFound(context, params)
  if (found.kind === 'unavailable') return unavailable(context)
  const { title, description } = found.value
  return {
    head: {
      title,
      description,
      canonical: canonicalHref(context, 'static', { path: [id] }),
      // A content's id is the same in every market.
      alternates: markets.map(({ locale, language }) => ({ locale, path: `/${segments.static[language]}/${id}` })),
    },
    caching: { seconds: 3600, tags: ['static', `static-${id}`] },
    frame: { kind: 'full', page: 'other' },
    body: <StaticContent page={found.value} />,
  }
}
