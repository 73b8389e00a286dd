import type { HomePage } from '../../../../src/contract/cms/home-page.ts'
import { boxBlock } from '../box-block.ts'
import { criteria, cta, promoCards, topResults } from '../blocks.ts'
import type { Edition } from '../edition.ts'
import { places } from '../places.ts'
import { weekPictureOf } from '../week-theme.ts'
import { copyOf, themeHeading } from '../copy.ts'
import { giftPicture } from './gift-picture.ts'
import type { HomePlan } from './plan.ts'

/** The home page of the flow "booking". */
export function bookingHome(edition: Edition, plan: HomePlan): HomePage {
  const copy = copyOf(edition.locale)
  const { booking } = copy
  const { to, market, weekTheme: theme } = edition
  const week = copy.week[theme]
  const rows = plan.rows.map((row) =>
    topResults(
      'stays',
      row,
      row.theme ? to.theme(row.theme, row.place) : to.place(row.place),
      criteria({ place: row.place, ...(row.theme ? { theme: row.theme } : {}) }),
    ),
  )
  const [firstRow, secondRow] = rows
  return {
    seo: { ...booking.seo, index: true, follow: true },
    promoBar: { ctas: [cta(week.title, to.theme(theme))], showFlowTabs: true },
    jumbotron: { ...booking.hero, image: edition.picture(plan.heroes.booking) },
    blocks: [
      { type: 'MainUSP', items: [...booking.points] },
      topResults('stays', booking.popular, to.stays, criteria({ place: plan.country, orderBy: 'popularity' }), 6),
      promoCards(
        edition,
        booking.themes,
        plan.themes.map(({ theme: code, picture }) => [themeHeading(edition.locale, code), picture, to.theme(code)]),
      ),
      {
        type: 'JumbotronPromo',
        title: week.title,
        subtitle: week.subtitle,
        image: edition.picture(weekPictureOf(theme, market)),
        cta: cta(week.cta, to.theme(theme)),
        ...edition.campaign,
        countdown: true,
      },
      ...(firstRow ? [firstRow] : []),
      promoCards(
        edition,
        booking.destinations,
        plan.destinations.map(({ place, title, subtitle, picture }) => [
          { title: title ?? places[place].name[market.language], subtitle },
          picture,
          to.place(place),
        ]),
      ),
      {
        type: 'TargetedBanner',
        banner: {
          title: booking.gift.title,
          subtitle: booking.gift.subtitle,
          image: edition.picture(giftPicture(edition, 'box')),
          imagePosition: 'right',
          ctas: [cta(booking.gift.vouchers, to.gifts), cta(booking.gift.boxes, to.boxes, 'black')],
          newTab: false,
        },
      },
      ...boxBlock(edition, 'home-booking', booking.boxes, 'paper'),
      ...(secondRow ? [secondRow] : []),
      {
        type: 'TopBar',
        text: [{ type: 'paragraph', items: [[{ text: booking.topBar.text }]] }],
        cta: cta(booking.topBar.cta, to.page('help')),
      },
    ],
    footer: { legal: true, contact: true },
  }
}
