import * as v from 'valibot'
import { LinkUrl, LocaleName, arrayOfFitting } from '../scalars.ts'
import { Flow } from './flow.ts'
import { RichText } from './rich-text.ts'

const BannerText = v.object({
  locale: LocaleName,
  content: RichText,
  colorVariation: v.picklist(['black', 'grey', 'red', 'yellow', 'blue', 'green']),
  link: v.optional(v.object({ url: LinkUrl })),
})

export const AnnouncementBanner = v.object({
  flow: v.optional(Flow),
  ...BannerText.entries,
  localizations: v.optional(arrayOfFitting(BannerText)),
})
export type AnnouncementBanner = v.InferOutput<typeof AnnouncementBanner>
/** `GET /cms/announcementBanner?locale`. */
export const AnnouncementBanners = v.object({
  homePages: v.array(AnnouncementBanner),
  searchPages: v.array(AnnouncementBanner),
  productPages: v.array(AnnouncementBanner),
})
