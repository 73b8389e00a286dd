import { inject, describe, expect, it } from 'vitest'
import { markets, pointOfSale } from '../../src/market/markets.ts'
import { get } from './site.ts'

const launch = {
  name: 'page_launch',
  at: 1_805_000_000_000,
  params: { path: '/fr', flowType: 'booking', locale: 'fr_FR', currency: 'EUR' },
}
const selected = { name: 'select_item', at: 1_805_000_000_001, params: { stay: 10572, index: 3, price: 29_000, flowType: 'booking' } }
const client = 'requests-test.1'
const request = (events: readonly object[]) => ({ client_id: client, session_id: '1805000000000', events })

async function collect(body: unknown, { pos = 'fr_fr', headers = {} }: { pos?: string; headers?: Record<string, string> } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const path = `/api/analytics/ga/collect/${pos}`
  const { status, body: response } = await get(path, { method: 'POST', body: text, headers: { 'content-type': 'text/plain', ...headers } })
  return { status, error: JSON.parse(response).error }
}

/** The stand-in's page about what one browser sent. */
const received = async (browser: string) =>
  (await fetch(`${inject('origin')}/analytics?locale=fr_FR&client=${browser}`)).text().then((page) => page.replaceAll('&quot;', '"'))

describe('the collect call', () => {
  // @rule S7.39
  it.each(markets.map((market) => [pointOfSale(market)]))('delivers the events of %s to its collector', async (pos) => {
    const own = `${client}.${pos}`
    expect(await collect({ ...request([launch]), client_id: own }, { pos })).toEqual({ status: 200 })
    const page = await received(own)
    expect(page).toContain('page_launch')
    expect(page).toContain(`<dd>${pos}</dd>`)
  })

  // @rule S3.85
  it('adds what the catalogue knows of an item: the hotel and its place, theme and flow mode', async () => {
    await collect({ ...request([selected]), client_id: 'requests-test.2' })
    const page = await received('requests-test.2')
    expect(page).toMatch(/"id": 1057,\s+"latitude": \d+\.\d+,\s+"longitude":/)
    expect(page).toMatch(/dataFlowMode<\/dt><dd><code>"pu(?:ll|sh)"/)
    expect(page).toContain('topTheme')
    expect(page).toContain('<code>29000</code>')
  })

  // @rule S7.40
  it('adds the account of a signed-in visitor, from a cookie that no script can read', async () => {
    await collect({ ...request([launch]), client_id: 'requests-test.3' }, { headers: { cookie: 'escale_account_id=customer-7' } })
    expect(await received('requests-test.3')).toContain('customer-7')
    await collect({ ...request([launch]), client_id: 'requests-test.4', user_id: 'somebody' })
    expect(await received('requests-test.4')).not.toContain('somebody')
  })

  // @rule S7.41
  it.each([
    ['no JSON', '{'],
    ['no events', request([])],
    ['more events than a message has', request(Array(26).fill(launch))],
    ['an unknown event', request([{ ...launch, name: 'buy' }])],
    ['an event without its payload', request([{ ...launch, params: {} }])],
    ['a payload with more than its event has', request([{ ...launch, params: { ...launch.params, email: 'a@b.test' } }])],
    ['a price that is no number of cents', request([{ ...selected, params: { stay: 1, price: 12.5 } }])],
    ['a name instead of an identifier', { ...request([launch]), client_id: 'camille@example.com' }],
    ['no session', { ...request([launch]), session_id: undefined }],
  ])('%s is refused with a clear error', async (_, body) => {
    const { status, error } = await collect(body)
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'bad-request', message: expect.stringMatching(/./) })
  })

  it('names what is wrong', async () => {
    expect((await collect(request([{ ...launch, name: 'buy' }]))).error).toMatchObject({ message: 'There is no such event' })
    expect((await collect(request([{ ...selected, params: { stay: 'x' } }]))).error).toMatchObject({
      field: 'events.0.params.stay',
      message: expect.stringMatching(/^select_item: /),
    })
  })

  it('is refused at an unknown point of sale, from another site, and above 10,000 bytes', async () => {
    expect(await collect(request([launch]), { pos: 'en_gb' })).toMatchObject({
      status: 400,
      error: { message: 'There is no such point of sale', field: 'pos' },
    })
    expect(await collect(request([launch]), { headers: { origin: 'https://evil.test' } })).toMatchObject({
      status: 403,
      error: { code: 'foreign-origin' },
    })
    expect(await collect(request([{ ...launch, params: { ...launch.params, path: `/${'x'.repeat(10_000)}` } }]))).toMatchObject({
      status: 413,
      error: { code: 'too-large' },
    })
    expect((await get('/api/analytics/ga/collect/fr_fr')).status).toBe(405)
  })
})
