import { msg } from '@lingui/core/macro'
import { orFail } from '../../../src/contract/outcome.ts'
import { acceptDates } from '../../../src/domain/dates/stay-dates.ts'
import { parseSharedList, productsQuery } from '../../../src/domain/product-lists/shared-list.ts'
import { markets } from '../../../src/market/markets.ts'
import { segments } from '../../../src/market/segments.ts'
import type { PageContext } from '../../context.ts'
import type { Head } from '../../document.ts'
import { pageOf } from '../../page.ts'
import { canonicalHref } from '../canonical.ts'
import { missingContent } from '../missing-content.ts'
import { OwnList } from './OwnList.tsx'
import { SharedListPage } from './SharedListPage.tsx'

/** Shows the browser's own list, or a shared one from the query. Sends 404 where the feature is off. */
export const wishlist = pageOf({
  async critical(context, params) {
    const { view, url, today, hour } = context
    if (!view.wishlist) return missingContent(context, params, 'notFound')
    const list = parseSharedList(url.search)
    return { list: list && acceptDates(list, today, hour) }
  },
  deferred: ({ upstream }, { list }) => ({ products: list && orFail(upstream.products(productsQuery(list.wishes, list))) }),
  document: (context, { list, products }) => ({
    head: headOf(context, list ? context.i18n._(msg`A list shared with you`) : context.i18n._(msg`My wishlist`)),
    caching: list ? { seconds: list.dates ? 0 : 60, tags: ['wishlist'] } : { seconds: 300, tags: ['wishlist'] },
    frame: { kind: 'full', page: 'other' },
    body: list && products ? <SharedListPage context={context} list={list} products={products} /> : <OwnList />,
  }),
})

function headOf(context: PageContext, title: string): Head {
  return {
    title,
    sheet: 'wishlist',
    robots: 'noindex, follow',
    canonical: canonicalHref(context, 'wishlist'),
    alternates: markets.map(({ locale, language }) => ({ locale, path: `/${segments.wishlist[language]}` })),
  }
}
