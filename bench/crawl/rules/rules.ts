import type { SiteMap } from '../graph.ts'
import type { CrawledPage } from '../page.ts'
import { headRules } from './head.ts'
import { markupRules } from './markup.ts'
import type { Rule } from './rule.ts'
import { structuredDataRules } from './structured-data.ts'

/** What a page must not contradict by itself, with sitemaps and robots.txt. */
export const pageRules: readonly Rule<CrawledPage, SiteMap>[] = [...headRules, ...markupRules, ...structuredDataRules]

export { linkRules, listRules } from './links.ts'
