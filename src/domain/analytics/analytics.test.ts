import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Collection, eventPayloads, type SentEvent } from '../../contract/analytics.ts'
import { marketIds, marketOf, markets } from '../../market/markets.ts'
import { href } from '../../market/site.ts'
import { formatPrice } from '../../ui/format/price.ts'
import { attempted } from './attempts.ts'
import { centsInText } from './cents-in-text.ts'
import { googleClientId } from './google-id.ts'
import { criteriaOfItem, productOfCheckout, productOfPath } from './item-address.ts'
import { messagesOf } from './messages.ts'
import { continuedSession, parseSession, sessionLengthMs } from './session.ts'

const now = 1_805_000_000_000

// @rule B7.17
it('every event of both documents has a payload', () => {
  expect(Object.keys(eventPayloads).toSorted()).toEqual(
    [
      'view_item',
      'view_item_list',
      'add_to_cart',
      'select_item',
      'personalization_item',
      'search_overlay',
      'select_checkin',
      'page_launch',
      'view_promotion',
      'select_promotion',
      'price_update',
      'quote_error',
      'experiment_exposure',
      'web_vital',
    ].toSorted(),
  )
})

// @rule S9.44
describe('a session', () => {
  it('is valid for less than half an hour after its last event, and continues with each', () => {
    const first = continuedSession(null, now)
    expect(parseSession(first, now)).toEqual({ id: String(now), lastEventMs: now })
    const later = continuedSession(first, now + sessionLengthMs - 1)
    expect(parseSession(later, now + 2 * sessionLengthMs - 2)?.id).toBe(String(now))
    expect(parseSession(first, now + sessionLengthMs)).toBeUndefined()
    expect(parseSession(continuedSession(first, now + sessionLengthMs), now + sessionLengthMs)?.id).toBe(String(now + sessionLengthMs))
  })

  it.each([null, '', 'x', `${now}`, `${now} later`, `${now} ${now} ${now}`])('is none in %o', (text) => {
    expect(parseSession(text, now)).toBeUndefined()
  })

  it('of the future is none: the clock was set back', () => expect(parseSession(`${now} ${now}`, now - 1)).toBeUndefined())
})

// @rule S9.45
describe('an attempt', () => {
  const failing = (times: number) => {
    const pauses: number[] = []
    let left = times
    const done = attempted(
      () => Promise.resolve(left-- <= 0),
      (pause) => Promise.resolve(pauses.push(pause)),
    )
    return done.then((succeeded) => ({ succeeded, pauses }))
  }

  it.each([0, 1, 4])('is made again every 150 ms until it succeeds: after %i failures', async (times) => {
    expect(await failing(times)).toEqual({ succeeded: true, pauses: Array(times).fill(150) })
  })

  it('is given up after four more', async () => {
    expect(await failing(5)).toEqual({ succeeded: false, pauses: [150, 150, 150, 150] })
  })
})

it('Google’s id is the end of its cookie', () => {
  expect(googleClientId('a=1; _ga=GA1.1.1234567890.1805000000; b=2')).toBe('1234567890.1805000000')
  for (const cookies of ['', '_ga=', 'x_ga=GA1.1.1.2', '_ga_X1=GS1.1.1805', '_ga=GA1.1.<script>'])
    expect(googleClientId(cookies), cookies).toBeUndefined()
})

describe('messages', () => {
  const launch = (path: string): SentEvent => ({
    name: 'page_launch',
    at: now,
    params: { path, flowType: 'booking', locale: 'fr_FR', currency: 'EUR' },
  })

  it('are as few as the site accepts, in the order of the events', () => {
    expect(messagesOf([])).toEqual([])
    expect(messagesOf(Array(30).fill(launch('/fr'))).map((message) => message.length)).toEqual([25, 5])
    const long = Array.from({ length: 60 }, (_, index) => launch(`/fr/${index}${'x'.repeat(180)}`))
    const messages = messagesOf(long)
    expect(messages.flat()).toEqual(long)
    for (const events of messages) {
      const text = JSON.stringify({ client_id: 'x'.repeat(36), session_id: String(now), events })
      expect(text.length).toBeLessThan(10_000)
      expect(v.is(Collection, JSON.parse(text))).toBe(true)
    }
  })
})

// @rule S3.85
describe('an item', () => {
  it.each(markets.map((market) => [market.id, market] as const))('has the price as it is displayed in %s, in cents', (_, market) => {
    for (const cents of [0, 5, 900, 13_390, 29_000, 123_400, 123_456, 1_234_500])
      expect([cents, centsInText(formatPrice(cents, market))]).toEqual([cents, cents])
    expect(centsInText('9,6/10')).toBeUndefined()
    expect(centsInText('Gratuit')).toBeUndefined()
  })

  it.each(marketIds)('is the product of its page’s path in %s, also inside a minisite', (id) => {
    const market = marketOf(id)
    for (const site of [
      { market, base: market.base },
      { market, base: '', minisite: 'marche-bleu', flow: 'gifting' as const },
    ]) {
      const at = (screen: Parameters<typeof href>[1], path: (string | number)[]) =>
        productOfPath(site, new URL(href(site, screen, { path }), 'https://escale.test').pathname)
      expect(at('stay', [10572])).toEqual({ stay: 10572 })
      expect(at('hotel', [1057])).toEqual({ hotel: { id: 1057 } })
      expect(at('activity', [700001])).toEqual({ activity: 700001 })
      expect(at('box', ['spa', '201EBOX'])).toEqual({ box: '201EBOX' })
      for (const other of [at('stays', ['bretagne']), at('activities', ['paris']), at('boxes', []), at('home', [])])
        expect(other).toBeUndefined()
    }
  })

  it('has guests and dates of its link, two adults by default', () => {
    expect(criteriaOfItem(new URLSearchParams('checkin=2027-04-16&checkout=2027-04-18&a=3&c=1&b=1'))).toEqual({
      paxCount: 5,
      adult: 3,
      child: 1,
      baby: 1,
      checkin: '2027-04-16',
      checkout: '2027-04-18',
    })
    expect(criteriaOfItem(new URLSearchParams('checkin=2027-04-16'))).toEqual({ paxCount: 2, adult: 2, child: 0, baby: 0 })
  })

  it('in a checkout is what its address sells', () => {
    expect(productOfCheckout(new URLSearchParams('product=10572&price=1'))).toEqual({ stay: 10572 })
    expect(productOfCheckout(new URLSearchParams('id=700001&a=2'))).toEqual({ activity: 700001 })
    expect(productOfCheckout(new URLSearchParams('code=201PBOX'))).toEqual({ box: '201PBOX' })
    expect(productOfCheckout(new URLSearchParams('product=x&amount=5000'))).toEqual({})
  })
})
