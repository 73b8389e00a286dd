import type { HomePage } from '../../../../src/contract/cms/home-page.ts'
import { type ComponentCode, componentTags, type ThemeCode, themes } from '../../facts/codes.ts'
import { criteria, cta, promoCards, topResults } from '../blocks.ts'
import type { Edition } from '../edition.ts'
import { copyOf } from '../copy.ts'
import type { HomePlan } from './plan.ts'

/** The home page of the flow "activity". */
export function activityHome(edition: Edition, plan: HomePlan): HomePage {
  const { activity, menu } = copyOf(edition.locale)
  const { to } = edition
  const ofTheme = (code: ThemeCode) => `${to.activities}?theme=${themes[code]}`
  // Activities have the themes of their kind: none is romantic, unusual or a visit of a museum.
  const ofKinds = (...codes: readonly ComponentCode[]) =>
    `${to.activities}?${codes.map((code) => `tags=${componentTags.get(code)}`).join('&')}`
  return {
    seo: { ...activity.seo, index: false, follow: true },
    promoBar: { ctas: [cta(menu.giftCard, to.giftCard), cta(menu.boxes, to.boxes)], showFlowTabs: true },
    jumbotron: { ...activity.hero, image: edition.picture(plan.heroes.activity) },
    blocks: [
      { type: 'MainUSP', items: [...activity.points] },
      topResults('activities', activity.popular, to.activities, criteria({ place: plan.country }), 6),
      promoCards(edition, activity.kinds.title, [
        [activity.kinds.wellness, 'massage-room-day', ofTheme('wellness')],
        [activity.kinds.gastronomy, 'cooking-class-golden', ofTheme('gastronomy')],
        [activity.kinds.family, 'treetop-park-day', ofTheme('family')],
        [activity.kinds.romantic, 'hammam-golden', ofKinds('private-spa', 'dinner-3', 'boat-trip')],
        [activity.kinds.unusual, 'karting-golden', ofKinds('balloon', 'karting', 'sailing', 'treetop')],
        [{ title: activity.outdoors.title, subtitle: activity.outdoors.subtitle }, 'bikes-golden', ofTheme('countryside')],
      ]),
      topResults('activities', activity.outdoors, ofTheme('countryside'), criteria({ place: plan.country, theme: 'countryside' })),
      {
        type: 'TargetedBanner',
        banner: {
          title: activity.gift.title,
          subtitle: activity.gift.subtitle,
          image: edition.picture('gift-card-coral'),
          imagePosition: 'right',
          ctas: [cta(activity.gift.cta, to.giftCard)],
          newTab: false,
        },
      },
      {
        type: 'TopBar',
        text: [{ type: 'paragraph', items: [[{ text: activity.topBar.text }]] }],
        cta: cta(activity.topBar.cta, to.page('gifts')),
      },
    ],
    footer: { legal: true, contact: true },
  }
}
