import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { typedGuest } from '../lead-guest.ts'
import { type Isolates, startIsolates, unhurried } from './isolates.ts'
import { signIn } from './beneficiary.ts'
import { guessCodes } from './guesses.ts'
import { startKeyValue } from './key-value.ts'
import { startUpstream } from './upstream.ts'
import { type Seen, visit } from './visitor.ts'

/** Searches up to these prices fail upstream: some hundred different ones. */
const failing = /\/(offers|facets)\.json\?.*priceMax=17\d\d\d/

const attacks = {
  'the islands’ API': (at: number) => `/api/offers.json?locale=fr_FR&priceMax=${17_000 + at}`,
  'the pages': (at: number) => `/fr/week-ends/bretagne?priceMax=${17_000 + at}`,
}
type Attack = keyof typeof attacks

const attacker = '203.0.113.7'

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let isolates: Isolates<Attack | 'well'>

beforeAll(async () => {
  upstream = await startUpstream(inject('origin'), (path) => failing.test(path))
  keyValue = await startKeyValue()
  const attacked = { upstream: upstream.addressOfSome('500'), mood: 'read only', variables: unhurried } as const
  isolates = await startIsolates(
    {
      well: { upstream: upstream.address('well'), mood: 'stored', variables: unhurried },
      'the islands’ API': attacked,
      'the pages': attacked,
    },
    { keyValuePort: keyValue.port, clock: inject('clock') },
  )
  await visit(`${isolates.url('well')}/fr/week-ends/bretagne`)
})

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop()])
})

/** A client that waits for as many pages opens no other: a busy machine would never be done with them. */
const mostOpen = 50

/** Opens the addresses of an attack, fifty a second, until `during` is done. */
async function attack(name: Attack, during: () => Promise<void>): Promise<Seen[]> {
  const made: Promise<Seen>[] = []
  let pending = 0
  const open = () => {
    if (pending === mostOpen) return
    pending++
    made.push(visit(isolates.url(name) + attacks[name](made.length % 1000), undefined, attacker).finally(() => pending--))
  }
  const timer = setInterval(open, 20)
  try {
    await expect.poll(() => made.length, { timeout: 10_000 }).toBeGreaterThan(50)
    await during()
    return await Promise.all(made)
  } finally {
    clearInterval(timer)
  }
}

/** Searches of other visitors, each from an address of its own, over some seconds. */
async function searchAsOthers(name: Attack): Promise<void> {
  for (let at = 0; at < 60; at++) {
    const path = `/fr/week-ends/bretagne?stars=${1 + (at % 5)}&page=${1 + (at % 2)}&priceMin=${100 * at}`
    const page = await visit(isolates.url(name) + path, undefined, `198.51.100.${at}`)
    expect([path, page.status, page.body.includes('role="alert"')]).toEqual([path, 200, false])
    const response = await visit(`${isolates.url(name)}/api/offers.json?locale=fr_FR&stars=4&priceMin=${at}`, undefined, `198.51.100.${at}`)
    expect([at, response.status]).toEqual([at, 200])
  }
}

describe('one client with fifty different searches a second that fail', () => {
  it.each(Object.keys(attacks) as Attack[])(
    'on %s takes no results from anybody else',
    async (name) => {
      const seen = await attack(name, () => searchAsOthers(name))
      expect(seen.length).toBeGreaterThan(50)
      // Each of them fails: the attack is what it says.
      expect(seen.filter(({ status, body }) => status === 200 && !body.includes('role="alert"')).length).toBe(0)
    },
    // Sixty visitors, one after the other, beside the attack: a busy machine is slow, not wrong.
    180_000,
  )

  it('is refused beyond the limit, with the time to wait and a sentence in the visitor’s language', async () => {
    const site = isolates.url('well')
    const suggest = (client: string) => visit(`${site}/api/autocomplete-geonames.json?locale=it_IT&term=par`, undefined, client)
    const seen = await Promise.all(Array.from({ length: 220 }, () => suggest('203.0.113.8')))
    const refused = seen.filter(({ status }) => status !== 200)
    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 429))
    const [{ headers, body }] = refused as [Seen]
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(10)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(JSON.parse(body).error).toEqual({
      code: 'too-many-requests',
      message: 'Dalla tua connessione sono arrivate troppe richieste tutte insieme. Riprova tra qualche istante.',
    })
    expect((await suggest('203.0.113.9')).status).toBe(200)
    expect((await visit(`${site}/fr/week-ends/bretagne`, undefined, '203.0.113.8')).status).toBe(200)
  })
})

describe('one client with more orders than a visitor makes', () => {
  const checkout = '/fr/checkout?product=10572&checkin=2027-04-13&checkout=2027-04-15'
  const form = { key: '5f0c7a52-1111-4222-8333-94d9c6e2b001', price: '100', payment: '3x', ...typedGuest, terms: 'accepted' }
  const order = (client?: string) => visit(isolates.url('well') + checkout, { fields: form }, client)

  it('gets its form again with all that was chosen, the time to wait and a sentence; others and pages go on', async () => {
    const seen: Seen[] = []
    for (let sent = 0; sent < 12; sent++) seen.push(await order('203.0.113.20'))
    // The price is none: each order that is read is refused for it.
    expect(seen.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 409), 429, 429])
    const { headers, body } = seen.at(-1)!
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(body).toContain('Trop de réservations sont arrivées en une minute depuis votre connexion.')
    expect(body).toContain(`name="key" value="${form.key}"`)
    expect(body).toMatch(/checked="" value="3x"/)
    expect(body).toMatch(/<input[^>]*name="terms"[^>]*checked=""/)
    expect((await order('203.0.113.21')).status).toBe(409)
    expect((await visit(isolates.url('well') + checkout, undefined, '203.0.113.20')).status).toBe(200)
  })

  it('is not known without a network that names it', async () => {
    for (let sent = 0; sent < 12; sent++) expect((await order()).status).toBe(409)
  })
})

describe('guesses of codes', () => {
  it('from thirty clients at once find nothing, and are refused beyond twenty a minute of each; others sign in meanwhile', async () => {
    const site = isolates.url('well')
    const [guesses, clients] = [900, 30]
    const started = Date.now()
    const { statuses, done } = guessCodes(site, { guesses, clients })
    await expect.poll(() => statuses.get(422) ?? 0, { timeout: 20_000 }).toBeGreaterThan(100)
    expect((await signIn(site, 'FRAN-PACK-DUET', '198.51.100.200')).status).toBe(303)
    await done
    const minutes = Math.ceil((Date.now() - started) / 60_000)
    const [tried = 0, refused = 0] = [statuses.get(422), statuses.get(429)]
    expect([...statuses.keys()].toSorted(), 'wrong or refused').toEqual([422, 429])
    expect(tried + refused).toBe(guesses)
    expect(tried).toBeLessThanOrEqual(20 * clients * (minutes + 1))
  }, 60_000)
})
