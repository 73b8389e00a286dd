import { msg } from '@lingui/core/macro'
import { Fragment } from 'react'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { missedOffers } from '../../../src/islands/missed-offers/island.ts'
import { searchBox } from '../../../src/islands/search-box/island.ts'
import { href } from '../../../src/market/site.ts'
import { PromoCards } from '../../../src/ui/home/PromoCards.tsx'
import { NotFound } from '../../../src/ui/page/NotFound.tsx'
import type { PageLoader } from '../../index.ts'
import { searchOffers } from '../search-offers.ts'

/**
 * Whatever matches no page: 404, with ways on (section 2, "Catch-all and not-found page"). The hotel that the hash may name is known to
 * the browser only, so the search box and what the home page suggests are there for everybody.
 */
export const notFound: PageLoader = async ({ i18n, content, site, today, hour, minisite }) => {
  const [pages, offered] = await Promise.all([content.home(), searchOffers(content)])
  return {
    status: 404,
    head: { title: i18n._(msg`Page not found`), robots: 'noindex, follow' },
    caching: { seconds: 60, tags: ['not-found', 'home'] },
    frame: { kind: 'full', page: 'other' },
    body: (
      <NotFound>
        <Island of={missedOffers} when="hash" props={{ ...(minisite && { minisite: minisite.minisiteId }) }} />
        <div className="wrap">
          <Island
            of={searchBox}
            when="interaction"
            props={{ path: {}, query: '', action: href(site, 'stays'), compact: true, today, hour, ...offered }}
          />
        </div>
        {pages?.booking.blocks.map((block, at) => (
          <Fragment key={at}>{block.type === 'PromoCards' && <PromoCards title={block.title} cards={block.cards} />}</Fragment>
        ))}
      </NotFound>
    ),
  }
}
