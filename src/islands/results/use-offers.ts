import type { OffersAnswer } from '../../contract/offers.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { toSearchQuery } from '../../domain/criteria/search-query.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { type Question, useAnswer } from '../answers.ts'
import { getJson, withKeys } from '../api.ts'
import { searchSetting } from './search-setting.ts'

export const isOffers = withKeys<OffersAnswer>('exactMatch', 'searchDetails')

/** The results of a flat search query. */
export function offersQuestion(query: Readonly<Record<string, string>>): Question<OffersAnswer> {
  return { key: ['offers', query], ask: (signal) => getJson('offers.json', query, isOffers, signal) }
}

/** One page (zero-based) of a search's results. Earlier ones stay until the new ones are there; the latest request wins. */
export function useOffers(criteria: SearchCriteria, page: number, minisite: number | undefined, enabled: boolean) {
  const query = toSearchQuery(criteria, { ...searchSetting(useSite(), minisite), page })
  return useAnswer({ ...offersQuestion(query), enabled, keepsPrevious: true })
}
