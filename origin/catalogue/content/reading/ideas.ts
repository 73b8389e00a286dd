import * as v from 'valibot'
import type { PromoCard } from '../../../../src/contract/cms/home-page.ts'
import type { Ideas } from '../../../../src/contract/reading.ts'
import type { ThemeCode } from '../../facts/codes.ts'
import type { CardPlan } from '../blocks.ts'
import type { Edition } from '../edition.ts'
import { planOf } from '../home/plan.ts'
import { perLocale } from '../per-locale.ts'
import { type PlaceKey, placeKeys, places } from '../places.ts'
import { type Company, type Mood, readingOf } from './reading.ts'
import regionsJson from './regions.json' with { type: 'json' }

const listed = v.array(v.picklist(placeKeys))
/** The regions that a market's page links to: its own, and those not far. */
const regionsOf = v.parse(perLocale(v.object({ near: listed, far: listed })), regionsJson)

const moods: readonly (readonly [Mood, string])[] = [
  ['wellness', 'spa-pool-dawn'],
  ['seaside', 'beach-day'],
  ['unusual', 'treehouse-golden'],
  ['city', 'town-hotel-dusk'],
  ['mountain', 'mountain-lodge-dusk'],
  ['gastronomy', 'dessert-plate-dawn'],
  ['countryside', 'country-manor-golden'],
  ['culture', 'museum-golden'],
]

const company: readonly (readonly [Company, ThemeCode, string])[] = [
  ['couple', 'romantic', 'dinner-terrace-rose'],
  ['family', 'family', 'treetop-park-day'],
  ['friends', 'gastronomy', 'vineyard-table-golden'],
  ['alone', 'wellness', 'hammam-dusk'],
]

/** Cards of a section that are shown first. */
const shown = 4

export function ideas(edition: Edition): Ideas {
  const { locale, to, market, picture } = edition
  const texts = readingOf(locale).ideas
  const cards = (plans: readonly CardPlan[]): PromoCard[] => plans.map(([heading, id, url]) => ({ ...heading, image: picture(id), url }))
  const links = (keys: readonly PlaceKey[]) => keys.map((key) => ({ label: places[key].name[market.language], url: to.place(key) }))
  const regions = regionsOf[locale]
  return {
    seo: texts.seo,
    title: texts.title,
    intro: texts.intro,
    image: picture('bikes-golden'),
    shown,
    sections: [
      { title: texts.moods.title, cards: cards(moods.map(([mood, id]) => [texts.moods[mood], id, to.theme(mood)])) },
      { title: texts.company.title, cards: cards(company.map(([who, theme, id]) => [texts.company[who], id, to.theme(theme)])) },
      {
        title: texts.destinations,
        cards: cards(
          planOf(locale).destinations.map(({ place, title, subtitle, picture: id }) => [
            { title: title ?? places[place].name[market.language], subtitle },
            id,
            to.place(place),
          ]),
        ),
      },
    ],
    regions: [
      { title: texts.regions.near, links: links(regions.near) },
      { title: texts.regions.far, links: links(regions.far) },
    ],
  }
}
