import { msg } from '@lingui/core/macro'
import { neighbours, pageLabel } from '../../src/domain/pagination/pagination.ts'
import { type Alternates, longestDescription } from '../../src/contract/seo.ts'
import type { Screen } from '../../src/market/segments.ts'
import { pageHref } from '../../src/ui/pagination/page-href.ts'
import type { PageContext } from '../context.ts'
import type { Head } from '../document.ts'
import { canonicalHref } from './canonical.ts'

export interface ListPage {
  readonly screen: Screen
  /** What follows the screen's segment in the path. */
  readonly steps?: readonly string[]
  readonly title: string
  /** The title of later pages, to which their number is added. */
  readonly heading: string
  readonly description: string
  readonly robots: string | undefined
  readonly alternates: Alternates | undefined
  /** Counts from zero, while its label counts from one. */
  readonly page: number
  /** Undefined where only the results tell how many pages there are. */
  readonly pages: number | undefined
  /** Set for a list with criteria or in another flow, which is not indexed. */
  readonly isView: boolean
}

export const isMissing = ({ page, pages }: Pick<ListPage, 'page' | 'pages'>): boolean => page > 0 && pages !== undefined && page >= pages

/** The pages of the plain list are indexed and canonical to themselves. Views are canonical to the list (record 30). */
export function listPageHead(context: PageContext, list: ListPage): Head {
  const { screen, steps: path = [], page, pages, alternates } = list
  const { next } = neighbours(page, pages ?? 0)
  const isLater = page > 0
  const isIndexed = !list.isView && !isMissing(list)
  const ownNumber = isIndexed && isLater ? page : undefined
  const number = pageLabel(page)
  const label = context.i18n._(msg`page ${number}`)
  return {
    title: isLater ? `${list.heading} · ${label}` : list.title,
    description: isLater ? numbered(list, label) : list.description,
    robots: isIndexed ? (list.robots ?? 'index, follow') : 'noindex, follow',
    ...(!isMissing(list) && { canonical: canonicalHref(context, screen, { path, query: { page: ownNumber } }) }),
    ...(alternates && { alternates }),
    ...(isLater && { laterPage: true }),
    ...(isLater && !isMissing(list) && { prev: pageHref(context.url, page - 1) }),
    ...(next !== undefined && { next: pageHref(context.url, next) }),
  }
}

/** Keeps the sentences that leave room for the number, or else the heading. */
function numbered({ description, heading }: ListPage, label: string): string {
  const [first = '', ...rest] = description.split(/(?<=[.!?]) /)
  const fits = (text: string) => text.length + label.length + 3 <= longestDescription
  const start = fits(first) ? first : heading
  const text = rest.reduce((begun, sentence) => (fits(`${begun} ${sentence}`) ? `${begun} ${sentence}` : begun), start)
  return `${text.replace(/\.$/, '')} · ${label}`
}
