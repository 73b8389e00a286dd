/** Attributes of a link. */
export interface LinkAttributes {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: string
}

/** An address whose query has more than the page of a list is a view of a page, which crawlers leave out (record 30). */
const isView = /\?(?!page=\d+(?:#|$))/

/** Attributes of a link to an address of this site, or of content; `newTab` opens a new tab. */
export function linkTo(href: string, newTab = false): LinkAttributes {
  const rel = [newTab && 'noopener', isView.test(href) && 'nofollow'].filter(Boolean).join(' ')
  return { href, ...(newTab && { target: '_blank' }), ...(rel && { rel }) }
}
