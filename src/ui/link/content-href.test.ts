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

// @rule B2.80
test.each([
  ['/', '/be/nl?flow=gifting'],
  ['/weekendjes-weg/brugge', '/be/nl/weekendjes-weg/brugge?flow=gifting'],
  ['/weekendjes-weg?hotel=7#stars=4', '/be/nl/weekendjes-weg?flow=gifting&hotel=7#stars=4'],
  ['/verblijf/7?flow=booking', '/be/nl/verblijf/7?flow=booking'],
  ['/cadeauboxen', '/be/nl/cadeauboxen'],
  ['/activiteiten/700001', '/be/nl/activiteiten/700001'],
  ['/gift-card', '/be/nl/gift-card'],
  ['#search', '#search'],
])('content links to %s in the gifting flow as %s', (url, expected) =>
  expect(contentHref({ ...site, flow: 'gifting' }, url)).toBe(expected),
)
