import type * as v from 'valibot'
import type { Announcement, AnnouncementBanners } from '../../../src/contract/cms/frame.ts'
import type { Flow } from '../../../src/contract/cms/flow.ts'
import type { Edition } from './edition.ts'
import { copyOf } from './copy.ts'

/** `GET /cms/announcementBanner`: a banner without a flow is for all flows. */
export function announcementBanners({ locale, to }: Edition): v.InferOutput<typeof AnnouncementBanners> {
  const { announcements } = copyOf(locale)
  const banner = (
    { lead, rest }: { lead: string; rest: string },
    colorVariation: Announcement['colorVariation'],
    url: string,
    flow?: Flow,
  ): Announcement => ({
    ...(flow ? { flow } : {}),
    locale,
    content: [{ type: 'paragraph', items: [[{ text: lead, bold: true }, { text: ` ${rest}` }]] }],
    colorVariation,
    link: { url },
  })
  const booking = banner(announcements.booking, 'blue', to.page('help'), 'booking')
  const gifting = banner(announcements.gifting, 'yellow', to.page('gifts'), 'gifting')
  return {
    homePages: [booking, gifting, banner(announcements.gifting, 'yellow', to.page('gifts'), 'activity')],
    searchPages: [booking, gifting],
    productPages: [banner(announcements.product, 'grey', to.page('payment'), 'booking'), gifting],
  }
}
