import type { Navigation, NavLink } from '../../../../src/contract/cms/navigation.ts'
import { themes } from '../../facts/codes.ts'
import { textsOf } from '../../texts/index-by-locale.ts'
import { bare } from '../../texts/shared/phrase-table.ts'
import type { Edition } from '../edition.ts'
import { places } from '../places.ts'
import { copyOf } from '../copy.ts'
import { type Branch, type MenuPlan, menuPlans } from './menu-plan.ts'

/** `boxCount` is the number of gift boxes that the market's list of them has. */
export function navigation(edition: Edition, boxCount?: number): Navigation {
  const { menu, week } = copyOf(edition.locale)
  const { to } = edition
  const plan = menuPlans[edition.locale]
  const theme = edition.weekTheme
  // The header has this link already, in the promo bar: in the menu it is for phones.
  const inspirations: NavLink = { _id: 'themes/inspirations', label: menu.inspirations, uri: to.ideas, icon: 'map' }
  return {
    links: [
      {
        _id: 'destinations',
        label: menu.destinations,
        uri: to.stays,
        icon: 'pin',
        children: [
          ...plan.destinations.map((branch) => placeLink(edition, branch, 'destinations')),
          { _id: 'destinations/hotels', label: menu.hotels, uri: `${to.stays}?flow=hotel`, icon: 'bed' },
        ],
      },
      { _id: 'themes', label: menu.themes, uri: to.stays, icon: 'sparkles', children: [...themeLinks(edition, plan.themes), inspirations] },
      {
        _id: 'gifts',
        label: menu.gifts,
        uri: to.gifts,
        icon: 'gift',
        variant: 'highlight',
        children: [
          { _id: 'gifts/boxes', label: menu.boxes, uri: to.boxes, icon: 'gift', ...(boxCount !== undefined && { count: boxCount }) },
          { _id: 'gifts/vouchers', label: menu.voucher, uri: `${to.stays}?flow=gifting`, icon: 'bed' },
          { _id: 'gifts/card', label: menu.giftCard, uri: to.giftCard, icon: 'giftCard' },
          { _id: 'gifts/use', label: menu.useGift, uri: to.beneficiary, icon: 'ticket' },
          { _id: 'gifts/box', label: menu.useBox, uri: to.boxLogin, icon: 'ticket' },
        ],
      },
      { _id: 'activities', label: menu.activities, uri: to.activities, icon: 'ticket' },
    ],
    thisWeekTheme: { weekendUrl: to.theme(theme), themaTitle: week[theme].title, description: week[theme].subtitle, cta: week[theme].cta },
  }
}

/** Below its country a place needs no country in brackets: "Limburg (België)". */
function placeLink(edition: Edition, branch: Branch, parent: string, isBelow = false): NavLink {
  const [key, below] = typeof branch === 'string' ? [branch, []] : branch
  const id = `${parent}/${key}`
  const name = places[key].name[edition.market.language]
  const link = { _id: id, label: isBelow ? bare(name) : name, uri: edition.to.place(key) }
  return below.length > 0 ? { ...link, children: below.map((each) => placeLink(edition, each, id, true)) } : link
}

/** The theme of the week stands out. */
function themeLinks({ locale, market, to, weekTheme }: Edition, plan: MenuPlan['themes']): NavLink[] {
  const { theme } = textsOf(locale).labels
  return plan.map(({ theme: code, places: at }) => {
    const { label, synonyms } = theme[code]
    const link: NavLink = {
      _id: `themes/${code}`,
      label,
      uri: to.theme(code),
      theme: themes[code],
      ...(code === weekTheme && { variant: 'highlight' }),
      ...(synonyms && { synonyms: [...synonyms] }),
    }
    const children = at.map((key) => ({ _id: `themes/${code}/${key}`, label: places[key].name[market.language], uri: to.theme(code, key) }))
    return children.length > 0 ? { ...link, children } : link
  })
}
