import { type ComponentCode, componentGroups, componentTags, pictureOf, type Texts } from '@escale/catalogue'
import { locales, marketOfLocale, type Market } from '../../src/market/markets.ts'
import type { ActivityDetail } from '../../src/contract/activity.ts'
import { sitePath } from '../http/site-paths.ts'
import { centerContact } from './center-contact.ts'
import { pricesOf, type Activity } from './activities.ts'

/** `GET /activity-only/weekend/{id}/detail.json`: an activity without a night (B3.5). Amounts are in cents. */
export function activityDetail(activity: Activity, market: Market, texts: Texts): ActivityDetail {
  const { facts, published, pictures } = activity
  const label = texts.activity.label(facts)
  const center = { id: facts.id, ...centerContact(facts, texts), main: true }
  const path = sitePath(market, 'activity', facts.id)
  return {
    id: facts.id,
    label,
    uri: path,
    published,
    description: texts.activity.description(facts),
    headwords: texts.activity.headwords(facts),
    imagesBySize: pictures.map((id) => pictureOf(id, market.language)),
    activities: [
      {
        activityId: componentTags.get(facts.component) ?? 1,
        title: texts.labels.component[facts.component],
        description: texts.activity.description(facts),
        univers: texts.labels.componentGroup[groupOf(facts.component)],
        composition: texts.activity.composition(facts),
        duration: texts.activity.duration(facts),
        schedules: texts.activity.schedules(facts),
        importantInformation: texts.activity.conditions(facts),
        activityCenter: center,
      },
    ],
    prices: Object.fromEntries(
      [...pricesOf(activity)].map(([adults, { barPrice, sellPrice, promo }]) => [
        adults,
        {
          barPrice,
          sellPrice,
          promo,
          promoPercentageRounded: promo,
          ...(promo > 0 ? { refPrice: barPrice, moneySaved: barPrice - sellPrice } : {}),
        },
      ]),
    ),
    mainActivityCenter: center,
    locations: [center.location],
    niceToKnow: texts.activity.niceToKnow(facts),
    importantInfo: texts.activity.importantInfo(facts),
    breadCrumb: [
      { label: texts.labels.activities, uri: sitePath(market, 'activities') },
      { label, uri: path },
    ],
    pageModel: {
      pageTitle: texts.activity.metaTitle(facts),
      metaDescription: texts.activity.metaDescription(facts),
      metaRobots: published ? 'index,follow' : 'noindex,follow',
      canonicalUrl: path,
      alternateUrls: locales.map((locale) => ({ locale, path: sitePath(marketOfLocale(locale), 'activity', facts.id) })),
    },
  }
}

function groupOf(code: ComponentCode): keyof typeof componentGroups {
  const groups = ['wellness', 'gastronomy', 'romance', 'culture', 'outdoors', 'family'] as const
  return groups.find((group) => componentGroups[group].some((other) => other === code)) ?? 'outdoors'
}
