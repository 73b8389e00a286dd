import { markets } from '../../../src/market/markets.ts'
import { segments } from '../../../src/market/segments.ts'
import { href } from '../../../src/market/site.ts'
import { StaticContent } from '../../../src/ui/page/StaticContent.tsx'
import { contentPageOf } from '../../page.ts'
import { pageAges } from '../../page-ages.ts'
import { canonicalHref } from '../canonical.ts'
import { missingContent } from '../missing-content.ts'

/** The sections of this page are folded. */
const faq = 'faq'

/** Redirects addresses that have more segments than the id. */
export const staticPage = contentPageOf({
  async critical(context, params) {
    const id = params['contentId'] ?? ''
    if (!/^[a-z0-9-]{1,60}$/.test(id)) return missingContent(context, params, 'notFound')
    const found = await context.content.staticPage(id)
    if (found.kind !== 'ok') return missingContent(context, params, found.kind)
    if (params['*']) throw movedTo(href(context.site, 'static', { path: [id] }))
    return { id, content: found.value }
  },
  document: (context, { id, content }) => ({
    head: {
      title: content.title,
      description: content.description,
      canonical: canonicalHref(context, 'static', { path: [id] }),
      // A static page has the same id in every market.
      alternates: markets.map(({ locale, language }) => ({ locale, path: `/${segments.static[language]}/${id}` })),
      sheet: 'consent',
    },
    caching: { ...pageAges.static, tags: ['static', `static-${id}`] },
    frame: { kind: 'full', page: 'other' },
    body: <StaticContent page={content} folded={id === faq} />,
  }),
})

const movedTo = (location: string): Response =>
  new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=3600', 'cache-tag': 'redirect' } })
