import type * as v from 'valibot'
import type { PageContext } from '../../routes/context.ts'
import type { Frame } from '../../routes/document.ts'
import type { Announcement, AnnouncementBanners, FooterContent, PromoBarContent } from '../../src/contract/cms/frame.ts'
import type { Flow } from '../../src/contract/cms/flow.ts'
import type { GiftBlock } from '../../src/contract/cms/gift-block.ts'
import type { HomePage } from '../../src/contract/cms/home-page.ts'
import type { Navigation } from '../../src/contract/cms/navigation.ts'
import type { Locale } from '../../src/market/markets.ts'

export type Banners = v.InferOutput<typeof AnnouncementBanners>['homePages']

export interface FrameContent {
  readonly navigation: Navigation | null
  readonly footer: FooterContent | null
  /** Announcements of this kind of page, in all locales and flows: the list is the same for each page, which the memo of its markup needs. */
  readonly banners: Banners
  readonly promoLinks: PromoBarContent['links']
  /** Set where the promo bar has tabs for the flows. */
  readonly flowTabs: Flow | undefined
  readonly footerSections: HomePage['footer'] | undefined
  readonly giftBlock: GiftBlock | null
  readonly giftShop: string | undefined
}

const none: FrameContent = {
  navigation: null,
  footer: null,
  banners: [],
  promoLinks: [],
  flowTabs: undefined,
  footerSections: undefined,
  giftBlock: null,
  giftShop: undefined,
}

const bannerLists = { home: 'homePages', search: 'searchPages', product: 'productPages' } as const

/** Reads the frame's content in parallel with the page's own. */
export function frameContent({ content, view }: PageContext): (frame: Frame) => Promise<FrameContent> {
  const reading = Promise.all([
    content.navigation(),
    content.footer(),
    content.banners(),
    content.promoBars(),
    content.giftBlock(),
    content.settings(),
  ])
  return async (frame) => {
    if (frame.kind !== 'full') return none
    const [navigation, footer, banners, promoBars, giftBlock, settings] = await reading
    const everywhere = { ...none, navigation, footer, giftBlock, giftShop: settings?.giftShopUrl }
    const { page } = frame
    if (page === 'other') return everywhere
    // A search with 24 cards must stay small, so it leaves out the drawer; the button is a link there.
    const drawer = page === 'search' ? null : giftBlock
    const own = frame.page === 'home' ? frame.content : undefined
    const listed = promoBars?.find((bar) => bar.page === page && bar.flow === view.flow)?.links ?? none.promoLinks
    return {
      ...everywhere,
      giftBlock: drawer,
      banners: (!view.mode.customerCare && banners?.[bannerLists[page]]) || none.banners,
      promoLinks: own?.promoBar?.ctas.length ? own.promoBar.ctas : listed,
      flowTabs: own?.promoBar?.showFlowTabs ? view.flow : undefined,
      footerSections: own?.footer,
    }
  }
}

export function bannerFor(banners: Banners, flow: string, locale: Locale): Announcement | undefined {
  const readable = banners.flatMap(({ localizations = [], ...banner }) => {
    const text = banner.locale === locale ? banner : localizations.find((other) => other.locale === locale)
    return text ? [{ ...banner, ...text, link: text.link }] : []
  })
  return readable.find((banner) => banner.flow === flow) ?? readable.find((banner) => banner.flow === undefined)
}
