import * as v from 'valibot'
import { arrayOfFitting, LinkUrl, LocaleName } from '../scalars.ts'
import { Cta } from './cta.ts'
import { Flow } from './flow.ts'
import { RichTextContent } from './rich-text.ts'

const BannerText = v.object({
  locale: LocaleName,
  content: RichTextContent,
  colorVariation: v.picklist(['black', 'grey', 'red', 'yellow', 'blue', 'green']),
  link: v.optional(v.object({ url: LinkUrl })),
})

export const Announcement = v.object({
  flow: v.optional(Flow),
  ...BannerText.entries,
  localizations: v.optional(arrayOfFitting(BannerText)),
})
export type Announcement = v.InferOutput<typeof Announcement>
/** `GET /cms/announcementBanner?locale`. */
export const AnnouncementBanners = v.object({
  homePages: v.array(Announcement),
  searchPages: v.array(Announcement),
  productPages: v.array(Announcement),
})

/** `GET /api/cms/promoBars?locale`. */
export const PromoBarContent = v.object({
  page: v.picklist(['home', 'search', 'product']),
  flow: Flow,
  internalCode: v.string(),
  campaign: v.optional(v.string()),
  category: v.optional(v.string()),
  links: v.array(Cta),
})
export type PromoBarContent = v.InferOutput<typeof PromoBarContent>
export const PromoBars = v.array(PromoBarContent)

/** `GET /api/cms/footer?locale`. */
export const FooterContent = v.object({
  paymentMethods: v.array(v.string()),
  columns: v.array(v.object({ title: v.string(), links: v.array(v.object({ label: v.string(), url: LinkUrl })) })),
  legal: v.array(v.object({ label: v.string(), url: LinkUrl })),
  contact: v.object({ title: v.string(), phone: v.string(), phoneUrl: LinkUrl, hours: v.array(v.string()) }),
  company: v.string(),
})
export type FooterContent = v.InferOutput<typeof FooterContent>
