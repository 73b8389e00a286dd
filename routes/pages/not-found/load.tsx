import { msg } from '@lingui/core/macro'
import { Fragment } from 'react'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { missedOffers } from '../../../src/islands/missed-offers/island.ts'
import { searchBox } from '../../../src/islands/search-box/island.ts'
import { pathOf } from '../../../src/market/site.ts'
import { PromoCards } from '../../../src/ui/home/PromoCards.tsx'
import { NotFound } from '../../../src/ui/page/NotFound.tsx'
import { contentPageOf } from '../../page.ts'
import { searchOffers } from '../search-offers.ts'

/**
 * 404 page (search, section 2, "Catch-all and not-found page"). Only the browser knows a hotel in the hash, so every visitor gets the
 * search box and the home page's suggestions.
 */
export const notFound = contentPageOf({
  async critical({ content }) {
    const [pages, offered] = await Promise.all([content.home(), searchOffers(content)])
    return { pages, offered }
  },
  document: ({ i18n, site, minisite }, { pages, offered }) => ({
    status: 404,
    head: { title: i18n._(msg`Page not found`), robots: 'noindex, follow', sheet: 'search' },
    caching: { seconds: 60, tags: ['not-found', 'home'] },
    frame: { kind: 'full', page: 'other' },
    body: (
      <NotFound>
        <Island island={missedOffers} when="hash" props={{ ...(minisite && { minisite: minisite.minisiteId }) }} />
        <div className="wrap">
          <Island
            island={searchBox}
            when="interaction"
            props={{ path: {}, query: '', action: pathOf(site, 'stays'), compact: true, ...offered }}
          />
        </div>
        {pages?.booking.blocks.map((block, at) => (
          <Fragment key={at}>{block.type === 'PromoCards' && <PromoCards title={block.title} cards={block.cards} />}</Fragment>
        ))}
      </NotFound>
    ),
  }),
})
