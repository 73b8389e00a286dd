import type { GiftBlock } from '../../../src/contract/cms/gift-block.ts'
import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { TargetedBannerContent } from '../../../src/contract/cms/targeted-banner.ts'
import type { GiftCardTeaser } from '../../../src/contract/gift-card.ts'
import type { Landing } from '../../../src/contract/landing.ts'
import { experimentsOfCards } from '../../../src/domain/experiments/experiments.ts'
import { pageNumberOf } from '../../../src/domain/pagination/pagination.ts'
import { acceptSearchDates } from '../../../src/domain/search/flexibility.ts'
import { noneStored } from '../../../src/hydration/server/stored-sections.ts'
import { hasSearchCriteria, parseSearchCriteria } from '../../../src/domain/search/hash.ts'
import { href, pathOf } from '../../../src/market/site.ts'
import { giftKinds } from '../../../src/ui/gift/gift-kinds.ts'
import type { PageContext } from '../../context.ts'
import { pageOf } from '../../page.ts'
import { pageAges } from '../../page-ages.ts'
import { isMissing } from '../list-page.ts'
import { missingContent } from '../missing-content.ts'
import { SearchPage } from './SearchPage.tsx'
import { giftLanding } from './gift-landing.ts'
import { searchHead, searchList } from './head.ts'
import { loadSearch } from './load-search.ts'
import { followPlaceName } from './place-name.ts'

/** Place and theme come from content, so head and title never wait. */
export const search = pageOf({
  async critical(context, params) {
    const { content, url, today, hour } = context
    const steps = [params['first'], params['second']].filter((step) => step !== undefined)
    const page = pageNumberOf(url.searchParams.get('page'))
    const flow = context.view.flow === 'gifting' ? 'gifting' : 'booking'
    const [found, sections, boxBlock, settings, navigation, banners, footer, gifts] = await Promise.all([
      content.landing(steps.join('/')),
      url.search ? noneStored : context.sections.read(`landing:${steps.join('/')}`, experimentsOfCards),
      page === 0 ? content.boxBlock() : null,
      content.settings(),
      content.navigation(),
      inlineBanners(context),
      flow === 'gifting' ? content.footer() : null,
      flow === 'gifting' ? content.giftBlock() : null,
    ])
    if (found.kind !== 'ok') return missingContent(context, params, found.kind)
    followSamePlace(context, found.value, steps)
    const landing = flow === 'gifting' ? giftLanding(found.value, settings, context.i18n) : found.value
    const unknown = await followPlaceName(context, { screen: 'stays', steps, own: landing.destination?.label })
    const criteria = acceptSearchDates(parseSearchCriteria(url.search, landing), today, hour)
    return {
      landing,
      steps,
      unknown,
      page,
      flow,
      criteria,
      boxBlock,
      sections,
      settings,
      navigation,
      banners,
      giftCard: giftCardOf(gifts, settings),
      contact: footer?.contact,
    } as const
  },
  deferred(context, { landing, criteria, flow, page }) {
    const isOwnPlace = criteria.destination?.id === landing.destination?.id
    return loadSearch(context, { criteria, flow, page, placeOfQuery: !isOwnPlace })
  },
  document(context, loaded) {
    const { landing, steps, page, unknown } = loaded
    const head = { context, landing, steps, page, refined: unknown !== undefined || hasSearchCriteria(context.url.search) }
    return {
      ...(isMissing(searchList(head)) && { status: 404 }),
      head: searchHead(head),
      caching: {
        ...(unknown ? { seconds: 0, personal: true } : pageAges.search),
        tags: ['search', ...(landing.destination ? [`place-${landing.destination.id}`] : [])],
      },
      frame: { kind: 'full', page: 'search' },
      body: <SearchPage context={context} {...loaded} />,
    }
  },
})

function giftCardOf(block: GiftBlock | null, settings: Settings | null): GiftCardTeaser | undefined {
  if (!block) return undefined
  const months = settings?.voucherValidityMonths.giftCard
  return { url: block.giftcardURL, image: block.giftcardImage ?? block.imageS, ...(months !== undefined && { months }) }
}

/** Shows content's banner and then gifts, which customer care does not see (S6.3). */
async function inlineBanners(context: Pick<PageContext, 'content' | 'i18n' | 'view'>): Promise<readonly TargetedBannerContent[]> {
  const { content, view } = context
  const [targeted, gifts] = await Promise.all([content.targetedBanner(), view.mode.customerCare ? null : content.giftBlock()])
  return [...(targeted ? [targeted] : []), ...(gifts ? [giftBanner(gifts, context)] : [])]
}

/** The banner leaves out single vouchers while the visitor searches for one. */
function giftBanner(block: GiftBlock, { i18n, view }: Pick<PageContext, 'i18n' | 'view'>): TargetedBannerContent {
  const { voucher, ...others } = giftKinds
  const kinds = [...(view.flow === 'gifting' ? [] : [voucher]), ...Object.values(others)]
  return {
    title: block.title,
    ...(block.subtitle && { subtitle: block.subtitle }),
    image: block.imageL,
    imageMobile: block.imageS,
    imagePosition: 'right',
    ctas: kinds.map(({ label, urlOf }) => ({ label: i18n._(label), url: urlOf(block), newTab: false, variation: 'default' })),
    newTab: false,
  }
}

/** Redirects to the canonical page of the same area (record 31). */
function followSamePlace({ site, url }: PageContext, { pageModel }: Pick<Landing, 'pageModel'>, steps: readonly string[]): void {
  const { canonicalUrl } = pageModel
  const stays = href({ market: site.market, base: '' }, 'stays')
  const isOther = canonicalUrl?.startsWith(`${stays}/`) && canonicalUrl !== [stays, ...steps].join('/')
  if (!canonicalUrl || !isOther) return
  const headers = {
    location: `${pathOf(site, 'stays', canonicalUrl.slice(stays.length + 1).split('/'))}${url.search}`,
    'cache-control': 'public, max-age=3600',
    'cache-tag': 'search',
  }
  throw new Response(null, { status: 308, headers })
}
