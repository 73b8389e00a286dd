import { expect, test } from 'vitest'
import { marketOf } from '../../market/markets.ts'
import { contentHref } from './content-href.ts'

const site = { market: marketOf('be-nl'), base: '/be/nl' }

test.each([
  ['/weekendjes-weg', '/be/nl/weekendjes-weg'],
  ['/', '/be/nl'],
  ['/?flow=gifting', '/be/nl?flow=gifting'],
  ['/#search', '/be/nl#search'],
  ['https://example.com/a', 'https://example.com/a'],
  ['tel:+3212345', 'tel:+3212345'],
  ['#top', '#top'],
])('%s becomes %s', (url, expected) => expect(contentHref(site, url)).toBe(expected))

test('a minisite keeps its visitors', () =>
  expect(contentHref({ ...site, minisite: 'partner' }, '/contact')).toBe('/be/nl/partner/contact'))

test('a market on a host of its own has no base', () => {
  expect(contentHref({ ...site, base: '' }, '/')).toBe('/')
  expect(contentHref({ ...site, base: '' }, '/?flow=gifting')).toBe('/?flow=gifting')
  expect(contentHref({ ...site, base: '' }, '/contact')).toBe('/contact')
})
