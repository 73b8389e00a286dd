import { resultsPageSize } from '../../../src/domain/cards/result-bands.ts'
import { pageOf } from '../../../src/domain/pagination/pagination.ts'
import { acceptDates } from '../../../src/domain/criteria/accept-dates.ts'
import { hasSearchCriteria, parseSearchCriteria } from '../../../src/domain/criteria/parse-search.ts'
import { toFacetsQuery } from '../../../src/domain/filters/facets-query.ts'
import { toSearchQuery } from '../../../src/domain/criteria/search-query.ts'
import { fallbackSearches } from '../../../src/domain/fallback/fallback-searches.ts'
import { orFail } from '../../../src/contract/outcome.ts'
import type { PageLoader } from '../../index.ts'
import { notFound } from '../not-found/load.tsx'
import { unavailable } from '../unavailable.tsx'
import { searchOffers } from '../search-offers.ts'
import { emptyInUnknownPlace, noStays } from '../../unknown-place.ts'
import { askFallbacks } from './ask-fallbacks.ts'
import { inGiftWords } from './gift-words.ts'
import { searchHead } from './head.ts'
import { inlineBanners } from './inline-banners.ts'
import { followPlaceName } from './place-name.ts'
import { SearchPage } from './SearchPage.tsx'

/**
 * Stays search: the path says where and what (from content, so that head and title never wait), the query may say the rest.
 * Results and facets are asked for at once and fill their sections as they come.
 */
export const search: PageLoader = async (context, params) => {
  const { content, upstream, url, view, market, minisite, today, hour } = context
  const steps = [params['first'], params['second']].filter((step) => step !== undefined)
  const found = await content.landing(steps.join('/'))
  if (found.kind === 'notFound') return notFound(context, params)
  if (found.kind === 'unavailable') return unavailable(context)
  const flow = view.flow === 'gifting' ? 'gifting' : 'booking'
  const landing = flow === 'gifting' ? inGiftWords(found.value, context.i18n) : found.value

  await followPlaceName(context, { screen: 'stays', steps, own: landing.destination?.label })

  const criteria = acceptDates(parseSearchCriteria(url.search, landing), today, hour)
  const page = pageOf(url.searchParams.get('page'))
  const setting = { locale: market.locale, flow, minisite: minisite?.minisiteId } as const
  const asked = upstream.offers(toSearchQuery(criteria, { ...setting, page, limit: resultsPageSize }))
  const offers = orFail(criteria.destination?.id === landing.destination?.id ? asked : emptyInUnknownPlace(asked, noStays))
  const fallbacks = askFallbacks(
    offers,
    (exact) => fallbackSearches(criteria, exact, setting),
    (query) => orFail(upstream.offers(query)),
  )
  fallbacks.catch(() => {})
  const facets = orFail(upstream.facets(toFacetsQuery(criteria, setting)))
  const [boxBlock, offered, banners, footer] = await Promise.all([
    page === 0 ? content.boxBlock() : null,
    searchOffers(content),
    inlineBanners(context),
    flow === 'gifting' ? content.footer() : null,
  ])
  const contact = footer?.contact
  const refined = hasSearchCriteria(url.search)
  return {
    head: searchHead({ context, landing, steps, page, refined }),
    caching: { seconds: 60, tags: ['search', ...(landing.destination ? [`place-${landing.destination.id}`] : [])] },
    frame: { kind: 'full', page: 'search' },
    body: <SearchPage {...{ context, landing, criteria, page, offers, fallbacks, facets, boxBlock, banners, steps, contact, offered }} />,
  }
}
