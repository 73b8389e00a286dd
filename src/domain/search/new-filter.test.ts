import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import type { FilterList } from '../../contract/filter-lists.ts'
import { SearchQuery } from '../../contract/search-query.ts'
import { groupOf } from '../address/fields.ts'
import { facetOptions } from '../filters/facet-options.ts'
import { toggled, withoutSection } from '../filters/filter-changes.ts'
import { sent } from './any-criteria.test-cases.ts'
import { appliedFilterCount, filterBarCounts } from './filter-counts.ts'
import { formatSearchCriteria, parseSearchCriteria, repeatedSearchKeys, searchKeys } from './hash.ts'
import { toMapRequest } from './request-body.ts'
import { toFacetsQuery, toSearchQuery } from './request.ts'

const { boards } = vi.hoisted(() => ({
  /** A list that no table has. */
  boards: 'boards' as string as FilterList,
}))

vi.mock(import('../../contract/filter-lists.ts'), async (original) => {
  const module = await original()
  const boardsRow = { [boards]: { facet: 'facility', inFacets: boards } } as const
  return { ...module, filterLists: { ...module.filterLists, ...boardsRow }, listNames: [...module.listNames, boards] }
})

vi.mock(import('./fields.ts'), async (original) => {
  const module = await original()
  const filterFields = { ...module.filterFields, boards: module.list(boards, 'more') }
  return { ...module, filterFields, searchFields: { ...module.searchFields, filters: groupOf(filterFields) } }
})

it('a list filter with a row in the table is read, written, counted, offered, cleared and sent in every request', () => {
  const criteria = parseSearchCriteria('boards=half,full&stars=4')
  expect(searchKeys).toContain(boards)
  expect(repeatedSearchKeys).toContain(boards)
  expect(formatSearchCriteria(criteria)).toBe('stars=4&boards=full,half')
  expect([appliedFilterCount(criteria, 'booking'), filterBarCounts(criteria, 'booking').more]).toEqual([3, 3])

  const values = [{ id: 'half', name: 'Half board', count: 2 }]
  const facets = { properties: [{ propertyType: 'facility' as const, values }], totalCount: 2 }
  expect(facetOptions(facets, boards, criteria.filters)).toMatchObject([{ id: 'half', selected: true }])
  const less = { ...criteria, filters: toggled(criteria.filters, boards, 'half') }
  expect(formatSearchCriteria(less)).toBe('stars=4&boards=full')
  expect(formatSearchCriteria({ ...criteria, filters: withoutSection(criteria.filters, 'more') })).toBe('')

  const setting = { flow: 'booking' } as const
  const query = { ...setting, stars: '4', boards: 'full,half' }
  expect(sent(toSearchQuery(criteria, setting))).toEqual(query)
  expect(sent(toFacetsQuery(criteria, setting))).toEqual(query)
  expect(toMapRequest(v.parse(SearchQuery, { locale: 'fr_FR', ...query })).filters?.property).toMatchObject({
    stars: ['4'],
    boards: ['full', 'half'],
  })
})
