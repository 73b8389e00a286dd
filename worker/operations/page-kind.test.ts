import { expect, it } from 'vitest'
import { markets } from '../../src/market/markets.ts'
import { endpointOf, pageKindOf } from './page-kind.ts'

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

it.each([
  ['/robots.txt', 'robots.txt'],
  ['/pictures/bedroom-day_640_360.avif', 'pictures'],
  ['/api/nothing', 'api'],
  ['/anything/else', 'other'],
  ['/', 'other'],
])('%s without a page is %s', (path, endpoint) => {
  expect(endpointOf(path)).toBe(endpoint)
})
