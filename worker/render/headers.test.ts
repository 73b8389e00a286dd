import { expect, it } from 'vitest'
import type { PageContext } from '../../routes/context.ts'
import type { Caching, PageDocument } from '../../routes/document.ts'
import { pageAges } from '../../routes/page-ages.ts'
import { marketOf } from '../../src/market/markets.ts'
import { documentHeaders, edgeHeader } from './headers.ts'

function headersOf(caching: Omit<Caching, 'tags'>, { isComplete = true, app = false } = {}) {
  const page = { head: { title: '' }, caching: { ...caching, tags: ['stay'] }, frame: { kind: 'bare' }, body: null } satisfies PageDocument
  const context = {
    content: { freshness: () => 'fresh' },
    site: { market: marketOf('fr') },
    view: { mode: { app, customerCare: false } },
    now: new Date(0),
  }
  return documentHeaders(page, context as unknown as PageContext, { headMs: 0, isComplete, copyTag: 'page-1', whole: undefined })
}

it('Workers Cache gets ages without s-maxage, with which it would send nothing stale', () => {
  expect(headersOf(pageAges.stay)[edgeHeader]).toBe('public, max-age=60, stale-while-revalidate=5340, stale-if-error=86400')
  expect(headersOf(pageAges.home)[edgeHeader]).toBe('public, max-age=300, stale-while-revalidate=0, stale-if-error=86400')
})

it('an incomplete page is sent for five seconds and never stale', () => {
  expect(headersOf(pageAges.static, { isComplete: false })[edgeHeader]).toBe('public, max-age=5')
})

it('a page that no shared cache may store says nothing to Workers Cache', () => {
  expect(headersOf({ seconds: 0 })[edgeHeader]).toBeUndefined()
  expect(headersOf({ seconds: 60, personal: true })[edgeHeader]).toBeUndefined()
  expect(headersOf(pageAges.stay, { app: true })[edgeHeader]).toBeUndefined()
})

it('all pages of a market have its tag', () => {
  expect(headersOf(pageAges.stay)['cache-tag']?.split(',')).toContain('market-fr')
})
