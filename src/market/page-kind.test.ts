import { expect, it } from 'vitest'
import { marketOf, markets } from './markets.ts'
import { pageKindAt, pageKindOf } from './page-kind.ts'

it.each([
  ['/', 'home'],
  ['/sejour/10113', 'stay'],
  ['/week-ends', 'stays'],
  ['/week-ends/bretagne/spa', 'stays'],
  ['/activites', 'activities'],
  ['/activites/700002', 'activity'],
  ['/coffrets-cadeaux', 'boxes'],
  ['/coffrets-cadeaux/p/nuit-insolite/204EBOX', 'box'],
  ['/checkout', 'checkout'],
  ['/checkout/gift', 'giftCheckout'],
  ['/checkout/gift/confirmation', 'giftCheckout'],
  ['/checkout/confirmation.ics', 'calendarFile'],
  ['/beneficiary/gift/90000001/stays', 'gift'],
  ['/info/cookies', 'static'],
  ['/nulle-part', 'other'],
  ['/sejour%2F', 'other'],
])('%s is of the kind %s', (path, kind) => {
  expect(pageKindOf('fr', path)).toBe(kind)
})

it('the kind is the same in every language', () => {
  for (const { language } of markets) expect(pageKindOf(language, '/hotel/1057')).toBe('hotel')
  expect(pageKindOf('nl', '/verblijf/1')).toBe('stay')
})

it('is found below base and minisite of an address', () => {
  const market = marketOf('fr')
  const own = { market, base: '' }
  const minisite = { market, base: '/fr', minisite: 'acme' }
  const site = { market, base: '/fr' }
  expect([pageKindAt(own, '/'), pageKindAt(own, '/sejour/10572')]).toEqual(['home', 'stay'])
  expect([pageKindAt(site, '/fr'), pageKindAt(site, '/fr/week-ends/bretagne')]).toEqual(['home', 'stays'])
  expect([pageKindAt(minisite, '/fr/acme'), pageKindAt(minisite, '/fr/acme/hotel/1057')]).toEqual(['home', 'hotel'])
})
