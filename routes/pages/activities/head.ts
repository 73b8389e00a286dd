import type { ActivitiesAbout } from '../../../src/contract/activity.ts'
import { resultsPageSize } from '../../../src/domain/cards/result-list.ts'
import { pageCount } from '../../../src/domain/pagination/pagination.ts'
import { brand } from '../../../src/market/brand.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import type { Head } from '../../document.ts'
import { type ListPage, listPageHead } from '../list-page.ts'
import { breadcrumbList, type LinkedCrumb } from '../structured-data.ts'

export interface ActivitiesHeadInput {
  readonly context: PageContext
  readonly about: ActivitiesAbout
  readonly page: number
  readonly refined: boolean
}

export function activitiesList({ about, page, refined }: ActivitiesHeadInput): ListPage {
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

export function activitiesHead(input: ActivitiesHeadInput): Head {
  const { context, about } = input
  return {
    ...listPageHead(context, activitiesList(input)),
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
