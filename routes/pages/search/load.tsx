import type { GiftBlock } from '../../../src/contract/cms/gift-block.ts'
import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { GiftCardTeaser } from '../../../src/contract/gift-card.ts'
import { pageNumberOf } from '../../../src/domain/pagination/pagination.ts'
import { acceptSearchDates } from '../../../src/domain/search/flexibility.ts'
import { hasSearchCriteria, parseSearchCriteria } from '../../../src/domain/search/hash.ts'
import { pageOf } from '../../page.ts'
import { missingContent } from '../missing-content.ts'
import { searchOffers } from '../search-offers.ts'
import { loadSearch } from './load-search.ts'
import { giftLanding } from './gift-landing.ts'
import { followSamePlace } from './same-place.ts'
import { isMissing } from '../list-page.ts'
import { searchHead, searchList } from './head.ts'
import { inlineBanners } from './inline-banners.ts'
import { followPlaceName } from './place-name.ts'
import { SearchPage } from './SearchPage.tsx'

/** Place and theme come from content: head and title never wait. */
export const search = pageOf({
  async critical(context, params) {
    const { content, url, today, hour } = context
    const steps = [params['first'], params['second']].filter((step) => step !== undefined)
    const page = pageNumberOf(url.searchParams.get('page'))
    const flow = context.view.flow === 'gifting' ? 'gifting' : 'booking'
    const [found, boxBlock, offered, banners, footer, settings, gifts] = await Promise.all([
      content.landing(steps.join('/')),
      page === 0 ? content.boxBlock() : null,
      searchOffers(content),
      inlineBanners(context),
      flow === 'gifting' ? content.footer() : null,
      flow === 'gifting' ? content.settings() : null,
      flow === 'gifting' ? content.giftBlock() : null,
    ])
    if (found.kind !== 'ok') return missingContent(context, params, found.kind)
    followSamePlace(context, found.value, steps)
    const landing = flow === 'gifting' ? giftLanding(found.value, settings, context.i18n) : found.value
    await followPlaceName(context, { screen: 'stays', steps, own: landing.destination?.label })
    const criteria = acceptSearchDates(parseSearchCriteria(url.search, landing), today, hour)
    return {
      landing,
      steps,
      page,
      flow,
      criteria,
      boxBlock,
      offered,
      banners,
      giftCard: giftCardOf(gifts, settings),
      contact: footer?.contact,
    } as const
  },
  deferred(context, { landing, criteria, flow, page }) {
    const isOwnPlace = criteria.destination?.id === landing.destination?.id
    return loadSearch(context, { criteria, flow, page, placeOfQuery: !isOwnPlace })
  },
  document(context, parts) {
    const { landing, steps, page } = parts
    const head = { context, landing, steps, page, refined: hasSearchCriteria(context.url.search) }
    return {
      ...(isMissing(searchList(head)) && { status: 404 }),
      head: searchHead(head),
      caching: { seconds: 60, tags: ['search', ...(landing.destination ? [`place-${landing.destination.id}`] : [])] },
      frame: { kind: 'full', page: 'search' },
      body: <SearchPage context={context} {...parts} />,
    }
  },
})

function giftCardOf(block: GiftBlock | null, settings: Settings | null): GiftCardTeaser | undefined {
  if (!block) return undefined
  const months = settings?.voucherValidityMonths.giftCard
  return { url: block.giftcardURL, image: block.giftcardImage ?? block.imageS, ...(months !== undefined && { months }) }
}
