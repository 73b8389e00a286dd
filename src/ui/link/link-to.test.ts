import { expect, test } from 'vitest'
import { linkTo } from './link-to.ts'

test.each([
  ['/fr/week-ends/bretagne', undefined],
  ['/fr/sejour/10572#checkin=2027-04-16', undefined],
  ['/fr/week-ends?page=2', undefined],
  ['/fr/week-ends?page=2#stars=4', undefined],
  ['/fr/week-ends?flow=gifting', 'nofollow'],
  ['/fr/week-ends?page=2&stars=4', 'nofollow'],
  ['/fr/week-ends?flow=gifting&page=2', 'nofollow'],
  ['?flow=gifting#giftNights=1', 'nofollow'],
  ['/fr/booking-lookup#r=modify', 'nofollow'],
  ['/fr/marche-bleu/box/login', 'nofollow'],
  ['/account/settings/profile', 'nofollow'],
  ['/fr/info/account-of-a-journey', undefined],
])('crawlers follow pages, neither views of a page nor what concerns one visitor: %s', (href, rel) => expect(linkTo(href).rel).toBe(rel))

test('a new tab knows nothing of its opener', () => {
  expect(linkTo('/fr', true)).toEqual({ href: '/fr', target: '_blank', rel: 'noopener' })
  expect(linkTo('/fr?flow=gifting', true).rel).toBe('noopener nofollow')
})
