import { expect, inject } from 'vitest'
import { type Language, markets } from '../../src/market/markets.ts'
import { segments } from '../../src/market/segments.ts'
import { violations } from '../axe.ts'
import { it } from './it.ts'

const kinds = (language: Language) => [
  '',
  `/${segments.stays[language]}`,
  `/${segments.stay[language]}/10572`,
  '/hotel/1057',
  `/${segments.activities[language]}`,
  `/${segments.activity[language]}/700001`,
  `/${segments.boxes[language]}`,
  `/${segments.contact[language]}`,
  `/${segments.wishlist[language]}?ids=10572-a700001`,
]

/** Each kind of page in three markets, and every market with kinds of its own: pages of a kind differ by their texts only. */
it.for(markets.map((market, at) => [market.id, market, at] as const))(
  'axe finds nothing on the pages of %s, and every picture is there',
  async ([, { base, language }, at], { visitor }) => {
    const page = await visitor({ pictures: true })
    for (const path of kinds(language).filter((_, kind) => kind % 2 === at % 2)) {
      await page.goto(base + path)
      expect([path, await violations(page)]).toEqual([path, []])
    }
  },
)

it('axe finds nothing on a phone, nor in a minisite, nor on the checkout', async ({ visitor }) => {
  const page = await visitor({ width: 360 })
  for (const path of [
    '/',
    '/fr',
    '/fr/week-ends/bretagne',
    '/fr/sejour/10572',
    '/fr/hotel/1057',
    '/fr/hotel/1019',
    '/fr/favoris',
    `${new URL(inject('minisite')).pathname}/week-ends`,
    '/fr/checkout?product=10572&checkin=2027-04-13&checkout=2027-04-14',
    '/fr/sejour/10572?flow=gifting&giftFormat=physical&sleeves=202',
    '/nl/nl/cadeauboxen/p/weekendje-aan-zee/206PBOX?giftFormat=physical',
    '/nl/nl/gift-card?amount=5&giftFormat=physical',
    '/fr/checkout/gift?amount=100&giftFormat=physical&price=5000',
    '/nl/nl/checkout/gift?product=10572&giftNights=1',
  ]) {
    await page.goto(path)
    expect([path, await violations(page)]).toEqual([path, []])
  }
})

it('the screens of a booking and of a gift fit 320 pixels with text twice as large', async ({ visitor }) => {
  const page = await visitor({ width: 320, pictures: true })
  for (const path of [
    '/nl/nl/verblijf/17422',
    '/it/soggiorno/18871?flow=gifting',
    '/nl/nl/hotel/1742',
    '/nl/nl/activiteiten/700001',
    '/nl/nl/favorieten?ids=17422',
    '/nl/nl/checkout?product=17281&checkin=2027-04-13&checkout=2027-04-14',
    '/nl/nl/verblijf/17422?flow=gifting&giftFormat=physical',
    '/nl/nl/gift-card?amount=120&giftFormat=physical',
    '/nl/nl/cadeauboxen/p/weekendje-aan-zee/206EBOX',
    '/fr/checkout/gift?product=10572&giftNights=1&giftFormat=physical&sleeves=202&price=5000',
    '/es/checkout/gift?id=700001&a=2',
    '/nl/nl/beneficiary/login',
  ]) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
  }
})
