import * as v from 'valibot'
import { LinkTarget, withUri } from './link-target.ts'
import { PhoneLine } from './phone-line.ts'
import { Picture } from './picture.ts'
import { arrayOfFitting, Cents, Id, IsoDate, LinkUrl, LocaleName, optionalOrUndefined } from './scalars.ts'
import { type SearchParameters, SearchQuery } from './search-query.ts'

/** Data instead of HTML, so that HTML from content is never rendered. */
export const RichText = v.array(
  v.object({
    type: v.picklist(['paragraph', 'heading', 'list']),
    items: v.array(v.array(v.object({ text: v.string(), bold: v.optional(v.boolean()), url: v.optional(LinkUrl) }))),
  }),
)
export type RichText = v.InferOutput<typeof RichText>

export const Flow = v.picklist(['booking', 'gifting', 'activity'])
export type Flow = v.InferOutput<typeof Flow>

export const Cta = v.object({
  label: v.string(),
  url: LinkUrl,
  newTab: v.optional(v.boolean(), false),
  variation: v.optional(v.picklist(['default', 'black']), 'default'),
})
export type Cta = v.InferOutput<typeof Cta>

/** What a banner says in one locale. */
const BannerText = v.object({
  locale: LocaleName,
  content: RichText,
  colorVariation: v.picklist(['black', 'grey', 'red', 'yellow', 'blue', 'green']),
  link: v.optional(v.object({ url: LinkUrl })),
})

export const AnnouncementBanner = v.object({
  flow: v.optional(Flow),
  ...BannerText.entries,
  /** The same banner in other locales. */
  localizations: v.optional(arrayOfFitting(BannerText)),
})
export type AnnouncementBanner = v.InferOutput<typeof AnnouncementBanner>
/** `GET /cms/announcementBanner?locale`: by kind of page. */
export const AnnouncementBanners = v.object({
  homePages: v.array(AnnouncementBanner),
  searchPages: v.array(AnnouncementBanner),
  productPages: v.array(AnnouncementBanner),
})

/** `GET /api/cms/promoBars?locale`. */
export const PromoBar = v.object({
  page: v.picklist(['home', 'search', 'product']),
  flow: Flow,
  internalCode: v.string(),
  campaign: v.optional(v.string()),
  category: v.optional(v.string()),
  links: v.array(Cta),
})
export type PromoBar = v.InferOutput<typeof PromoBar>
export const PromoBars = v.array(PromoBar)

export const BoxTeaser = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  rating: v.optional(v.string()),
  price: Cents,
  promoPrice: v.optional(Cents),
  image: Picture,
  link: v.object({ url: LinkUrl, campaign: v.optional(v.string()), category: v.optional(v.string()) }),
})
export type BoxTeaser = v.InferOutput<typeof BoxTeaser>

/** `GET /api/cms/box-block-serp?locale`. */
export const BoxBlock = v.object({
  id: v.string(),
  containerId: v.optional(v.string()),
  title: v.string(),
  subtitle: v.optional(v.string()),
  colorPalette: v.optional(v.picklist(['teal', 'coral', 'gold', 'paper'])),
  cta: v.optional(v.object({ label: v.string(), link: v.object({ url: LinkUrl, newTab: v.optional(v.boolean(), false) }) })),
  boxes: v.array(BoxTeaser),
})
export type BoxBlock = v.InferOutput<typeof BoxBlock>

/** Returns a picture that has one file for every size. */
function pictureOfUrl(url: string): Picture {
  return { url, alt: '', sizes: { '120_80': url, '640_360': url, '960_540': url, '1600_900': url } }
}

/** Section 3 of search, "Targeted banner": `cta1` to `cta3`. */
const maxCtas = 3

/**
 * `GET /content/targetedBanner.json?locale`, and a landing block. Calls to action as a list or as keys `cta1` to `cta3` become a list.
 * `imageMobile` is for narrow screens.
 */
export const TargetedBanner = v.pipe(
  v.object({
    title: v.string(),
    subtitle: v.optional(v.string()),
    image: v.optional(Picture),
    /** One picture for every width, in place of `image`. */
    imageUrl: v.optional(v.string()),
    imageMobile: v.optional(v.union([Picture, v.pipe(v.string(), v.transform(pictureOfUrl))])),
    imageAlt: v.optional(v.string()),
    imagePosition: v.optional(v.picklist(['center', 'left', 'right']), 'center'),
    ctas: v.optional(v.array(Cta), []),
    cta1Label: v.optional(v.string()),
    cta1Url: v.optional(LinkUrl),
    cta1NewTab: v.optional(v.boolean()),
    cta2Label: v.optional(v.string()),
    cta2Url: v.optional(LinkUrl),
    cta2NewTab: v.optional(v.boolean()),
    cta3Label: v.optional(v.string()),
    cta3Url: v.optional(LinkUrl),
    cta3NewTab: v.optional(v.boolean()),
    url: v.optional(LinkUrl),
    newTab: v.optional(v.boolean(), false),
  }),
  v.transform(({ cta1Label, cta1Url, cta1NewTab, cta2Label, cta2Url, cta2NewTab, cta3Label, cta3Url, cta3NewTab, ...banner }) => {
    const keyed = [
      { label: cta1Label, url: cta1Url, newTab: cta1NewTab },
      { label: cta2Label, url: cta2Url, newTab: cta2NewTab },
      { label: cta3Label, url: cta3Url, newTab: cta3NewTab },
    ]
    const ctas = keyed.flatMap(({ label, url, newTab = false }): Cta[] =>
      label && url ? [{ label, url, newTab, variation: 'default' }] : [],
    )
    return { ...banner, ctas: [...banner.ctas, ...ctas].slice(0, maxCtas) }
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { imageUrl, image = imageUrl && pictureOfUrl(imageUrl), ...banner } = dataset.value
    if (image) return { ...banner, image }
    addIssue({ message: 'A banner needs an image or an imageUrl.' })
    return NEVER
  }),
)
export type TargetedBanner = v.InferOutput<typeof TargetedBanner>

/** `GET /content/giftBlock?locale`. */
export const GiftBlock = v.object({
  title: v.string(),
  subtitle: v.optional(v.string()),
  imageS: Picture,
  imageL: Picture,
  /** Of the gift card; our addition. */
  giftcardImage: v.optional(Picture),
  boxURL: LinkUrl,
  singleVoucherURL: LinkUrl,
  giftcardURL: LinkUrl,
  activityOnlyURL: LinkUrl,
  campaign: v.optional(v.string()),
  category: v.optional(v.string()),
})
export type GiftBlock = v.InferOutput<typeof GiftBlock>

const SearchOfBlock = v.omit(SearchQuery, ['locale', 'minisite', 'page', 'limit', 'performMapSearch', 'performGiftableSearch'])

export function searchOfBlock(query: Readonly<Record<string, string>>): SearchParameters {
  const parsed = v.safeParse(SearchOfBlock, query)
  return parsed.success ? Object.fromEntries(Object.entries(parsed.output).filter(([key]) => key in query)) : {}
}

/** Strings, so that stored content parses again; unknown parameters are dropped. */
const BlockQuery = v.pipe(
  v.record(v.string(), v.string()),
  v.check((query) => v.is(SearchOfBlock, query), 'This is no search.'),
  v.transform((query) => Object.fromEntries(Object.entries(query).filter(([key]) => key in SearchOfBlock.entries))),
)

/** A picture that links to a theme or a place. */
export const PromoCard = v.object({ title: v.string(), subtitle: v.optional(v.string()), image: Picture, url: LinkUrl })
export type PromoCard = v.InferOutput<typeof PromoCard>

export const Block = v.variant('type', [
  v.object({ type: v.literal('BestBoxes'), block: BoxBlock }),
  v.object({
    type: v.literal('JumbotronPromo'),
    title: v.string(),
    subtitle: v.optional(v.string()),
    image: Picture,
    cta: v.optional(Cta),
    /** ISO instants; the block is hidden outside them. */
    start: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    end: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    countdown: v.optional(v.boolean(), false),
  }),
  v.object({ type: v.literal('MainUSP'), items: v.array(v.object({ icon: v.string(), title: v.string(), text: v.string() })) }),
  v.object({
    type: v.literal('PromoCards'),
    title: v.string(),
    cards: v.array(PromoCard),
  }),
  v.object({ type: v.literal('TargetedBanner'), banner: TargetedBanner }),
  v.object({ type: v.literal('TopBar'), text: RichText, cta: v.optional(Cta) }),
  v.object({
    type: v.literal('TopSearchResults'),
    title: v.string(),
    subtitle: v.optional(v.string()),
    kind: v.picklist(['stays', 'gifts', 'activities']),
    /** A block with an invalid query is dropped. */
    query: BlockQuery,
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 3),
    cta: v.optional(Cta),
  }),
])
export type Block = v.InferOutput<typeof Block>

/** Drops an invalid block, and keeps the rest of the page. */
function validBlock(block: unknown): Block | undefined {
  const parsed = v.safeParse(Block, block)
  return parsed.success ? parsed.output : undefined
}

export const HomePage = v.object({
  seo: v.object({ title: v.string(), description: v.string(), index: v.boolean(), follow: v.boolean() }),
  promoBar: v.optional(v.object({ ctas: v.array(Cta), showFlowTabs: v.boolean() })),
  jumbotron: v.object({ title: v.string(), subtitle: v.optional(v.string()), image: Picture }),
  blocks: v.pipe(
    v.array(v.unknown()),
    v.transform((blocks) => blocks.flatMap((block) => validBlock(block) ?? [])),
  ),
  footer: v.object({ legal: v.boolean(), contact: v.boolean() }),
})
export type HomePage = v.InferOutput<typeof HomePage>
/** `GET /api/cms/homepage?locale`. */
export const HomePages = v.object({ booking: HomePage, gifting: HomePage, activity: HomePage })

export interface NavLink {
  _id: string
  label: string
  uri: string
  icon?: string | undefined
  variant?: 'highlight' | undefined
  count?: number | undefined
  /** Search number of the linked theme. */
  theme?: number | undefined
  children?: NavLink[] | undefined
}
export const NavLink: v.GenericSchema<unknown, NavLink> = v.pipe(
  v.unknown(),
  v.transform(withUri),
  v.object({
    _id: v.string(),
    label: v.string(),
    /** Absolute path, or a path below the market's base; delivered as `uri` or as `location`. */
    uri: LinkTarget,
    icon: v.optional(v.string()),
    variant: v.optional(v.picklist(['highlight'])),
    count: v.optional(v.number()),
    theme: v.optional(Id),
    children: v.optional(v.array(v.lazy(() => NavLink))),
  }),
)
/** `GET /api/cms/navigation?locale`: up to four levels, and the theme of the week. Paths are below the market's base. */
export const Navigation = v.object({
  links: v.array(NavLink),
  thisWeekTheme: v.optional(v.object({ weekendUrl: LinkUrl, themaTitle: v.string(), description: v.string(), cta: v.string() })),
})
export type Navigation = v.InferOutput<typeof Navigation>

/** `GET /api/cms/footer?locale`. */
export const Footer = v.object({
  paymentMethods: v.array(v.string()),
  columns: v.array(v.object({ title: v.string(), links: v.array(v.object({ label: v.string(), url: LinkUrl })) })),
  legal: v.array(v.object({ label: v.string(), url: LinkUrl })),
  contact: v.object({ title: v.string(), phone: v.string(), phoneUrl: LinkUrl, hours: v.array(v.string()) }),
  company: v.string(),
})
export type Footer = v.InferOutput<typeof Footer>

/** `GET /api/cms/minisites`: all locales. */
export const Minisite = v.object({
  minisiteId: Id,
  minisiteUrl: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,60}$/)),
  partnerName: v.optional(v.string()),
  minisiteLocale: LocaleName,
  bannerUrls: v.object({ desktop: v.string(), mobile: v.string() }),
  bannerColor: v.optional(v.string()),
  logoUrl: v.optional(v.string()),
  footer: v.optional(
    v.object({
      terms: RichText,
      bookableUntil: optionalOrUndefined(IsoDate),
      staysUntil: optionalOrUndefined(IsoDate),
      licence: v.optional(v.string()),
    }),
  ),
})
export type Minisite = v.InferOutput<typeof Minisite>
export const Minisites = v.array(Minisite)

/** `GET /api/cms/static/{contentId}?locale`; 404 if missing. */
export const StaticPage = v.object({ title: v.string(), description: v.string(), body: RichText })
export type StaticPage = v.InferOutput<typeof StaticPage>

/** Effect of Search without dates: `suggested` requests them unless flexible. */
export const DatesPrompt = v.picklist(['none', 'suggested', 'forced'])
export type DatesPrompt = v.InferOutput<typeof DatesPrompt>

/** `GET /api/cms/settings?locale`. */
export const Settings = v.object({
  roundUpPrices: v.boolean(),
  /** Products and hotels open in new tabs. */
  newTab: v.optional(v.boolean(), false),
  voucherValidityMonths: v.object({ activity: Id, singleVoucher: Id, box: Id, giftCard: Id }),
  deliveryDays: v.object({ min: Id, max: Id }),
  /** Whether gifts are also sent by post in this market. */
  physicalGifts: v.optional(v.boolean(), false),
  /** Where customer care sells gifts; our own gift card without it. */
  giftShopUrl: v.optional(LinkUrl),
  noOffersPhone: PhoneLine,
  /** Ways to pay later that are offered in this market, where the payment provider allows them; all without it. */
  payLaterMethods: v.optional(arrayOfFitting(v.picklist(['deferred', '3x', '4x']))),
  datesPrompt: v.optional(DatesPrompt, 'none'),
  datePeriods: arrayOfFitting(v.object({ label: v.string(), checkin: IsoDate, checkout: IsoDate })),
})
export type Settings = v.InferOutput<typeof Settings>
