import { closedScreens } from '../../market/closed-screens.ts'

export interface LinkAttributes {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: string
}

/** With more keys than the page number, an address is a view of a list, which crawlers leave out (record 30). */
const isView = /\?(?!page=\d+(?:#|$))/

const isClosed = new RegExp(`^(?:/.*)?/(?:${closedScreens.join('|')})(?:[/?#]|$)`)

export function linkTo(href: string, newTab = false): LinkAttributes {
  const rel = [newTab && 'noopener', (isView.test(href) || isClosed.test(href)) && 'nofollow'].filter(Boolean).join(' ')
  return { href, ...(newTab && { target: '_blank' }), ...(rel && { rel }) }
}
