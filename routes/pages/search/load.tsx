import { resultsPageSize } from '../../../src/domain/cards/result-bands.ts'
import { pageOf as pageNumberOf } from '../../../src/domain/pagination/pagination.ts'
import { acceptDates } from '../../../src/domain/dates/stay-dates.ts'
import { hasSearchCriteria, parseSearchCriteria } from '../../../src/domain/search/hash.ts'
import { toFacetsQuery } from '../../../src/domain/search/request.ts'
import { toSearchQuery } from '../../../src/domain/search/request.ts'
import { relaxedSearches } from '../../../src/domain/fallback/suggestions.ts'
import { fallbackSearches } from '../../../src/domain/fallback/fallback-searches.ts'
import { orFail } from '../../../src/contract/outcome.ts'
import { pageOf } from '../../page.ts'
import { missingContent } from '../missing-content.ts'
import { searchOffers } from '../search-offers.ts'
import { emptyInUnknownPlace, noStays } from '../../empty-results.ts'
import { loadFallbacks } from './load-fallbacks.ts'
import { loadSuggestions } from './load-suggestions.ts'
import { withGiftLabel } from './gift-label.ts'
import { searchHead } from './head.ts'
import { inlineBanners } from './inline-banners.ts'
import { followPlaceName } from './place-name.ts'
import { SearchPage } from './SearchPage.tsx'

/**
 * Stays search: the path defines place and theme (from content, so that head and title never wait), the query the other criteria.
 * Results and facets are requested at once and fill deferred sections.
 */
export const search = pageOf({
  async critical(context, params) {
    const { content, url, today, hour } = context
    const steps = [params['first'], params['second']].filter((step) => step !== undefined)
    const page = pageNumberOf(url.searchParams.get('page'))
    const flow = context.view.flow === 'gifting' ? 'gifting' : 'booking'
    const [found, boxBlock, offered, banners, footer] = await Promise.all([
      content.landing(steps.join('/')),
      page === 0 ? content.boxBlock() : null,
      searchOffers(content),
      inlineBanners(context),
      flow === 'gifting' ? content.footer() : null,
    ])
    if (found.kind !== 'ok') return missingContent(context, params, found.kind)
    const landing = flow === 'gifting' ? withGiftLabel(found.value, context.i18n) : found.value
    await followPlaceName(context, { screen: 'stays', steps, own: landing.destination?.label })
    const criteria = acceptDates(parseSearchCriteria(url.search, landing), today, hour)
    return { landing, steps, page, flow, criteria, boxBlock, offered, banners, contact: footer?.contact } as const
  },
  deferred({ upstream, site, minisite, today, hour }, { landing, criteria, flow, page }) {
    const setting = { locale: site.market.locale, flow, minisite: minisite?.minisiteId }
    const found = upstream.offers(toSearchQuery(criteria, { ...setting, page, limit: resultsPageSize }))
    const offers = orFail(criteria.destination?.id === landing.destination?.id ? found : emptyInUnknownPlace(found, noStays))
    const fallbacks = loadFallbacks(
      offers,
      (exact) => fallbackSearches(criteria, exact, setting),
      (query) => orFail(upstream.offers(query)),
    )
    fallbacks.catch(() => {})
    const suggestions = loadSuggestions(
      offers,
      (details) => relaxedSearches({ criteria, details, today, hour, gifting: flow === 'gifting' }),
      (searches) => orFail(upstream.counts(searches.map((each) => toSearchQuery(each.criteria, setting)))),
    )
    suggestions.catch(() => {})
    return { offers, fallbacks, suggestions, facets: orFail(upstream.facets(toFacetsQuery(criteria, setting))) }
  },
  document(context, parts) {
    const { landing, steps, page } = parts
    const refined = hasSearchCriteria(context.url.search)
    return {
      head: searchHead({ context, landing, steps, page, refined }),
      caching: { seconds: 60, tags: ['search', ...(landing.destination ? [`place-${landing.destination.id}`] : [])] },
      frame: { kind: 'full', page: 'search' },
      body: <SearchPage context={context} {...parts} />,
    }
  },
})
