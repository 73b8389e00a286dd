import type { ActivitiesAbout } from '../../../src/contract/activity.ts'
import { resultsPageSize } from '../../../src/domain/cards/result-list.ts'
import { pageCount } from '../../../src/domain/pagination/pagination.ts'
import { brand } from '../../../src/market/brand.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import type { Head } from '../../document.ts'
import { type ListPage, listPageHead } from '../list-page.ts'
import { breadcrumbList, type LinkedCrumb } from '../structured-data.ts'

export interface ActivitiesHeadParts {
  readonly context: PageContext
  readonly about: ActivitiesAbout
  /** Zero-based. */
  readonly page: number
  /** The query has criteria: not indexed. */
  readonly refined: boolean
}

/** Its length is known without criteria. */
export function activitiesList({ about, page, refined }: ActivitiesHeadParts): ListPage {
  const { pageModel, searchDetails } = about
  const { totalCount } = searchDetails
  return {
    screen: 'activities',
    title: pageModel.pageTitle,
    heading: about.mainTitle,
    description: pageModel.metaDescription,
    robots: pageModel.metaRobots,
    alternates: pageModel.alternateUrls,
    page,
    pages: refined || totalCount === undefined ? undefined : pageCount(totalCount, resultsPageSize),
    isView: refined,
  }
}

export function activitiesHead(parts: ActivitiesHeadParts): Head {
  const { context, about } = parts
  return {
    ...listPageHead(context, activitiesList(parts)),
    sheet: 'search',
    picture: about.mainImage,
    jsonLd: () => [breadcrumbList(context, activitiesCrumbs(context, about))],
  }
}

export function activitiesCrumbs({ site }: PageContext, { mainTitle }: ActivitiesAbout): LinkedCrumb[] {
  return [
    { label: brand, href: href(site, 'home') },
    { label: mainTitle, href: href(site, 'activities') },
  ]
}
