import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { type Settings, defaultValidityMonths } from '../../../src/contract/cms/settings.ts'
import type { Landing } from '../../../src/contract/landing.ts'

type Texts = NonNullable<Landing['pageModel']['serpSeoLargeContent']>

/** Content writes about booking and counts stays to book, so giving has texts of its own. */
export function giftLanding(landing: Landing, settings: Settings | null, i18n: I18n): Landing {
  const { destination, theme, giftCount, links } = landing
  const place = destination?.inLabel
  const what = place ? i18n._(msg`Give a getaway ${place}`) : i18n._(msg`Give a getaway`)
  const title = theme ? `${what} – ${theme.label}` : what
  const subtitle = i18n._(msg`You choose the getaway, they choose the dates`)
  const metaDescription = i18n._(
    msg`${what}: a hotel stay for two as a voucher. You choose the stay, they choose the dates. Sent by e-mail at once.`,
  )
  const texts: Texts = [
    { title, paragraphs: offerTexts(landing, i18n) },
    { title: i18n._(msg`How the voucher works`), paragraphs: [voucherText(settings, i18n)] },
  ]
  return {
    ...landing,
    title,
    subtitle,
    count: giftCount,
    links: links.map((section) => ({ ...section, links: linksToGive(section.links) })).filter((section) => section.links.length > 0),
    pageModel: { ...landing.pageModel, pageTitle: title, metaDescription, serpSeoLargeContent: texts },
  }
}

function linksToGive(links: Landing['links'][number]['links']): Landing['links'][number]['links'] {
  return links.flatMap((link) => (link.giftCount === 0 ? [] : [{ ...link, count: link.giftCount ?? link.count }]))
}

function offerTexts({ destination, giftCount: hotels = 0 }: Landing, i18n: I18n): string[] {
  const place = destination?.inLabel
  const included =
    place && hotels > 0
      ? msg`${plural(hotels, {
          one: `The stays of # hotel can be given ${place}: the nights you choose, for two, with breakfast, dinner, spa or activity as the stay includes them.`,
          other: `The stays of # hotels can be given ${place}: the nights you choose, for two, with breakfast, dinner, spa or activity as the stay includes them.`,
        })}`
      : msg`The nights you choose, for two, with breakfast, dinner, spa or activity as the stay includes them.`
  return [i18n._(included), i18n._(msg`The price is fixed when you buy, and whoever receives the voucher books the dates online.`)]
}

function voucherText(settings: Settings | null, i18n: I18n): string {
  const months = settings?.voucherValidityMonths.singleVoucher ?? defaultValidityMonths.singleVoucher
  const validity = i18n._(msg`${plural(months, { one: 'It is valid for # month.', other: 'It is valid for # months.' })}`)
  const delivery = settings?.physicalGifts
    ? i18n._(msg`You receive the voucher by e-mail at once, or by post, to give when you like.`)
    : i18n._(msg`You receive the voucher by e-mail at once, to print or to forward when you like.`)
  return `${delivery} ${validity}`
}
