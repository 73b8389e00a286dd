import { expect, it } from 'vitest'
import { pageInstants } from './page-age.ts'

const minute = 60_000
const rendered = Date.parse('2027-03-15T19:55:00Z')

it('a page from a cache is as old as the clocks say', () => {
  const loaded = rendered + 4 * minute
  expect(pageInstants(rendered, loaded)).toEqual({ rendered, renderedHere: rendered })
})

it('no page is older than caches keep it, or younger than its response, whatever the visitor’s clock says', () => {
  const loaded = rendered + 24 * 60 * minute
  expect(pageInstants(rendered, loaded).renderedHere).toBe(loaded - 90 * minute)
  const slow = rendered - 60 * minute
  expect(pageInstants(rendered, slow).renderedHere).toBe(slow)
})
