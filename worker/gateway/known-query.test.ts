import { expect, test } from 'vitest'
import { pageKeys } from '../../routes/page-url.ts'
import type { PageContext } from '../../routes/context.ts'
import { knownQuery } from './known-query.ts'

// @rule S2.38
test.each([
  ['unknown=1&stars=4', 'stars=4'],
  ['stars=5&stars=4', 'stars=5,4'],
  ['a=3&a=4', 'a=3'],
  ['a=&a=4', 'a=4'],
  ['checkin=2026-12-04&checkin=2026-12-05', 'checkin=2026-12-04'],
  ['theme=26&page=1&a=3', 'a=3&page=1&theme=26'],
])('of the query %s a page knows %s', (query, known) =>
  expect(decodeURIComponent(knownQuery(new URLSearchParams(query)).toString())).toBe(known),
)

test.each(pageKeys)('a page may read %s by its name', (key) =>
  expect(knownQuery(new URLSearchParams({ [key]: 'value' })).get(key)).toBe('value'),
)

test('a loader that reads a key which the gateway drops does not compile', () => {
  const read = ({ url }: Pick<PageContext, 'url'>) => [
    url.searchParams.get('payment'),
    // @ts-expect-error -- not listed
    url.searchParams.get('unlisted'),
    // @ts-expect-error -- not listed
    url.searchParams.has('unlisted'),
  ]
  expect(read({ url: new URL('https://escale.example/fr?payment=full') })).toEqual(['full', null, false])
})
