import type { SearchBase } from '../../contract/search-base.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { changedHash } from '../../domain/search/search-base.ts'
import { inFlowWith } from '../link/in-flow.ts'
import type { SiteView } from '../site/SiteContext.tsx'

export function filteredHref(path: string, view: SiteView, base: SearchBase, hash: string, patch: Partial<SearchCriteria>): string {
  return inFlowWith(view, path, changedHash(base, hash, patch))
}
