import type { HomePage } from '../../../../src/contract/cms/home-page.ts'
import { boxBlock } from '../box-block.ts'
import { criteria, cta, promoCards, topResults } from '../blocks.ts'
import type { Edition } from '../edition.ts'
import { copyOf, themeHeading } from '../copy.ts'
import { giftPicture } from './gift-picture.ts'
import type { HomePlan } from './plan.ts'

const inGifting = (url: string) => `${url}?flow=gifting`

/** The home page of the flow "gifting". */
export function giftingHome(edition: Edition, plan: HomePlan): HomePage {
  const { gifting, menu, bars } = copyOf(edition.locale)
  const { to } = edition
  return {
    seo: { ...gifting.seo, index: false, follow: true },
    promoBar: { ctas: [cta(bars.giftSoon, inGifting(to.stays)), cta(menu.giftCard, to.giftCard)], showFlowTabs: true },
    jumbotron: { ...gifting.hero, image: edition.picture(plan.heroes.gifting) },
    blocks: [
      {
        type: 'TopBar',
        text: [{ type: 'paragraph', items: [[{ text: gifting.topBar.text }]] }],
        cta: cta(gifting.topBar.cta, inGifting(to.stays)),
      },
      promoCards(edition, gifting.kinds.title, [
        [gifting.kinds.box, giftPicture(edition, 'box'), to.boxes],
        [gifting.kinds.voucher, 'suite-view-golden', inGifting(to.stays)],
        [gifting.kinds.giftCard, giftPicture(edition, 'card'), to.giftCard],
        [gifting.kinds.activity, 'cooking-class-day', to.activities],
      ]),
      ...boxBlock(edition, 'home-gifting', gifting.boxes, 'gold'),
      { type: 'MainUSP', items: [...gifting.points] },
      topResults(
        'gifts',
        gifting.romantic,
        inGifting(to.theme('romantic')),
        criteria({ place: plan.country, theme: 'romantic', flow: 'gifting' }),
      ),
      {
        type: 'JumbotronPromo',
        ...gifting.lastMinute,
        image: edition.picture('breakfast-golden'),
        cta: cta(gifting.lastMinute.cta, inGifting(to.stays)),
        countdown: false,
      },
      topResults(
        'gifts',
        gifting.wellness,
        inGifting(to.theme('wellness')),
        criteria({ place: plan.country, theme: 'wellness', flow: 'gifting' }),
      ),
      promoCards(edition, gifting.ideas, [
        [themeHeading(edition.locale, 'wellness'), 'detail-hammam', inGifting(to.theme('wellness'))],
        [themeHeading(edition.locale, 'gastronomy'), 'main-plate-day', inGifting(to.theme('gastronomy'))],
        [themeHeading(edition.locale, 'unusual'), 'treehouse-golden', inGifting(to.theme('unusual'))],
        [themeHeading(edition.locale, 'romantic'), 'bedroom-rose', inGifting(to.theme('romantic'))],
      ]),
      {
        type: 'TargetedBanner',
        banner: {
          title: gifting.card.title,
          subtitle: gifting.card.subtitle,
          image: edition.picture('massage-room-day'),
          imagePosition: 'left',
          ctas: [cta(gifting.card.cta, to.giftCard)],
          newTab: false,
        },
      },
    ],
    footer: { legal: true, contact: true },
  }
}
