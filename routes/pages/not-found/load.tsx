import { msg } from '@lingui/core/macro'
import { orFail } from '../../../src/contract/outcome.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { missedOffers } from '../../../src/islands/missed-offers/island.ts'
import { searchBox } from '../../../src/islands/search-box/island.ts'
import { pathOf } from '../../../src/market/site.ts'
import { NotFound } from '../../../src/ui/page/NotFound.tsx'
import { ArticleStrip } from '../../../src/ui/reading/ArticleStrip.tsx'
import { pageOf } from '../../page.ts'
import { searchBoxContent } from '../search-box-content.ts'

/** All visitors get search box and articles, because only the browser knows whether the hash names a hotel. */
export const notFound = pageOf({
  critical: async ({ content }) => ({ searchContent: await searchBoxContent(content) }),
  deferred: ({ content }) => ({ articles: orFail(content.articles()) }),
  document: ({ i18n, site }, { searchContent, articles }) => ({
    status: 404,
    head: { title: i18n._(msg`Page not found`), robots: 'noindex, follow', sheet: 'search' },
    caching: { seconds: 60, tags: ['not-found'] },
    frame: { kind: 'full', page: 'other' },
    body: (
      <NotFound>
        <Island island={missedOffers} when="hash" props={{}} />
        <div className="wrap">
          <Island
            island={searchBox}
            when="interaction"
            props={{ path: {}, query: '', action: pathOf(site, 'stays'), compact: true, ...searchContent }}
          />
        </div>
        <Deferred data={articles} pending={null} failed={null}>
          {(found) => <ArticleStrip articles={found.articles} />}
        </Deferred>
      </NotFound>
    ),
  }),
})
