import { resultsPageSize } from '../../../src/domain/cards/result-list.ts'
import { pageCount } from '../../../src/domain/pagination/pagination.ts'
import type { Landing } from '../../../src/contract/landing.ts'
import { brand } from '../../../src/market/brand.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import type { Head } from '../../document.ts'
import { type ListPage, listPageHead } from '../list-page.ts'
import { breadcrumbList, type LinkedCrumb } from '../structured-data.ts'

export interface SearchHeadInput {
  readonly context: PageContext
  readonly landing: Landing
  readonly steps: readonly string[]
  readonly page: number
  readonly refined: boolean
}

/** The number of pages is known only without criteria, because content counts all stays of the path. */
export function searchList({ context, landing, steps, page, refined }: SearchHeadInput): ListPage {
  const { pageModel, count } = landing
  // The page's title has the numbers of the whole catalogue.
  const counted = !refined && !context.site.minisite
  return {
    screen: 'stays',
    steps,
    title: counted ? pageModel.pageTitle : landing.title,
    heading: landing.destination || landing.theme ? landing.title : (landing.breadcrumb.at(-1)?.label ?? landing.title),
    description: pageModel.metaDescription,
    robots: pageModel.metaRobots,
    alternates: pageModel.alternateUrls,
    page,
    pages: refined || count === undefined ? undefined : pageCount(count, resultsPageSize),
    isView: refined || context.view.flow !== 'booking' || context.view.hotels === true,
  }
}

export function searchHead(input: SearchHeadInput): Head {
  const { context, landing } = input
  return {
    ...listPageHead(context, searchList(input)),
    sheet: 'search',
    ...(landing.image && { picture: landing.image }),
    jsonLd: () => [breadcrumbList(context, searchCrumbs(context, landing))],
  }
}

export function searchCrumbs({ site }: Pick<PageContext, 'site'>, landing: Landing): LinkedCrumb[] {
  return [
    { label: brand, href: href(site, 'home') },
    ...landing.breadcrumb.map(({ label, path }) => ({ label, href: href(site, 'stays', { path: path.split('/').filter(Boolean) }) })),
  ]
}
