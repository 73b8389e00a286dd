import type { TargetedBanner } from '../../src/contract/cms.ts'
import { cta } from './blocks.ts'
import type { Edition } from './edition.ts'
import { wordsOf } from './words/words-of.ts'

/** `GET /content/targetedBanner.json`: the banner among the results of a search, towards this market's gifts. */
export function targetedBanner({ locale, to, picture }: Edition): TargetedBanner {
  const { gift } = wordsOf(locale).booking
  return {
    title: gift.title,
    subtitle: gift.subtitle,
    image: picture('gift-card-coral'),
    imagePosition: 'left',
    ctas: [cta(gift.vouchers, to.gifts), cta(gift.boxes, to.boxes, 'black')],
    newTab: false,
  }
}
