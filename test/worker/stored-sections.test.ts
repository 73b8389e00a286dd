import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type Market, marketOf, markets } from '../../src/market/markets.ts'
import { experiments, type Variations } from '../../src/domain/experiments/experiments.ts'
import { segments } from '../../src/market/segments.ts'
import { type Isolates, startIsolates, unhurried } from '../faults/isolates.ts'
import { startKeyValue } from '../faults/key-value.ts'
import { startUpstream } from '../faults/upstream.ts'
import { visitorIdWith } from '../visitor-id.ts'
import { get } from './site.ts'

/**
 * `React` renders every page whole; `first` renders and stores sections, which `second` finds. `other responses` finds
 * them, too, but the upstream has other prices and names; `React, other responses` renders those.
 */
type Name = 'React' | 'first' | 'second' | 'other responses' | 'React, other responses'

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let isolates: Isolates<Name>
let evening: Isolates<'later'>

beforeAll(async () => {
  keyValue = await startKeyValue()
  upstream = await startUpstream(inject('origin'))
  for (const amount of ['sellPrice', 'amount']) upstream.edit(`"${amount}":`, `"${amount}":1`)
  // The stays of a box have no prices.
  upstream.edit('"label":"', '"label":"• ')
  const variables = { ...unhurried, EXPERIMENTS: experiments.join(' ') }
  const isolate = { upstream: inject('origin'), variables }
  const whole = { ...isolate, mood: 'empty', variables: { ...variables, STORED_SECTIONS: 'false' } } as const
  // Content is that of KV for both.
  const otherResponses = { upstream: upstream.address('edited'), mood: 'read only' } as const
  const clock = inject('clock')
  const setting = { keyValuePort: keyValue.port, clock }
  isolates = await startIsolates(
    {
      React: whole,
      first: { ...isolate, mood: 'stored' },
      second: { ...isolate, mood: 'stored' },
      'other responses': { ...isolate, ...otherResponses },
      'React, other responses': { ...whole, ...otherResponses },
    },
    setting,
  )
  const later = { ...setting, clock: clock.replace('T11:', 'T19:') }
  evening = await startIsolates({ later: { ...isolate, mood: 'stored' } }, later)
})

afterAll(async () => {
  isolates.stop()
  evening.stop()
  await Promise.all([upstream.stop(), keyValue.stop()])
})

const queries = ['', '?flow=gifting', '?flow=hotel', '?checkin=2027-05-07&checkout=2027-05-08&a=3']

/** A page of each kind with content of its own, below a partner's site too, and each for gifts, hotels, guests and dates. */
async function addressesOf(market: Market): Promise<string[]> {
  const listed = async (name: string): Promise<string[]> => {
    const { body } = await get(`${market.base}/sitemap-${name}-1.xml`)
    return [...body.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
  }
  const products = await Promise.all(['stays', 'hotels', 'activities'].map(listed))
  const boxes = (await listed('pages')).filter((path) => path.startsWith(`${market.base}/${segments.box[market.language]}/`))
  const paths = [market.base, ...[...products, boxes, await listed('destinations')].flatMap((all) => all.at(-3) ?? [])]
  const minisite = new URL(inject('minisite')).pathname
  const ofPartner = minisite.startsWith(`${market.base}/`) ? paths.map((path) => minisite + path.slice(market.base.length)) : []
  return [...paths.flatMap((path) => queries.map((query) => path + query)), ...ofPartner]
}

/** Returns a page as HTML, as a visitor gets it who sees these variations, without the address of the isolate, which is in absolute links. */
async function page(isolate: string, address: string, variations: Variations = []): Promise<string> {
  const consent = `__Host-consent=${inject('clock').slice(0, 10)}.measurement`
  const headers = { cookie: variations.length > 0 ? `${consent}; __Host-visitor=${visitorIdWith(variations)}` : '' }
  const response = await fetch(isolate + address, { headers, redirect: 'manual' })
  expect([200, 410], address).toContain(response.status)
  return withoutSkeletons((await response.text()).replaceAll(isolate, 'https://escale.example'))
}

/** Which sections of a page came late depends on how fast the upstream was. */
function withoutSkeletons(html: string): string {
  const document = parseDocument(html)
  const late = DomUtils.getElementsByClassName('late', document)
  for (const section of late) {
    const settled = DomUtils.getElementsByClassName('settled', section.children, false)[0]
    if (settled) DomUtils.replaceElement(section, settled)
  }
  return DomUtils.getOuterHTML(document)
}

/** Returns where two pages differ first, with what is around it. */
function difference(one: string, other: string): string[] {
  if (one === other) return []
  let at = 0
  while (one[at] === other[at]) at++
  return [one, other].map((html) => html.slice(Math.max(0, at - 60), at + 120))
}

/** What islands are told of the page differs with the variations, whatever it shows. */
const main = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

const failedSections = () => isolates.log.filter((line) => line.includes('section failed')).length

/** On a busy machine a call may fail, and its section is not there: pages that differ are asked for again, if a section has failed meanwhile. */
async function lasting(differences: () => Promise<string[]>): Promise<string[]> {
  const before = failedSections()
  const found = await differences()
  return found.length > 0 && failedSections() > before ? differences() : found
}

describe.each(markets)('in $locale, home and pages of a stay, hotel, activity, box and search', (market) => {
  it('are the same whether React renders them whole, renders their sections, or finds them stored', async () => {
    const addresses = await addressesOf(market)
    expect(addresses.length).toBeGreaterThanOrEqual(6 * queries.length)
    const differences = async (address: string) => {
      const [whole, first] = await Promise.all([page(isolates.url('React'), address), page(isolates.url('first'), address)])
      const second = await page(isolates.url('second'), address)
      return [...difference(first, whole), ...difference(second, whole)]
    }
    for (let from = 0; from < addresses.length; from += 4) {
      const some = addresses.slice(from, from + 4)
      expect(await Promise.all(some.map((address) => lasting(() => differences(address)))), some.join(' ')).toEqual(some.map(() => []))
    }
  }, 60_000)
})

it('pages show the variations of each visitor, whosever sections are stored', async () => {
  const addresses = (await addressesOf(marketOf('nl'))).filter((address) => !address.includes('?') || address.endsWith('flow=gifting'))
  const visitors: readonly Variations[] = [['autoDiscount', 'packageSummary'], ['productLabels'], experiments]
  let varied = 0
  for (const address of addresses) {
    const control = await page(isolates.url('first'), address)
    for (const variations of visitors) {
      const whole = await page(isolates.url('React'), address, variations)
      const differences = async () => {
        const first = await page(isolates.url('first'), address, variations)
        return [...difference(first, whole), ...difference(await page(isolates.url('second'), address, variations), whole)]
      }
      expect(await lasting(differences), address).toEqual([])
      if (main(whole) !== main(control)) varied++
    }
  }
  expect(varied).toBeGreaterThan(6)
  expect(isolates.log.filter((line) => line.includes('kept without naming'))).toEqual([])
}, 60_000)

it('what depends on a response is shown for no other', async () => {
  const addresses = (await addressesOf(marketOf('fr'))).filter((address) => !address.includes('?'))
  expect(addresses.length).toBeGreaterThanOrEqual(6)
  for (const address of addresses) {
    const first = await page(isolates.url('first'), address)
    const differences = async () => {
      const [changed, whole] = await Promise.all([
        page(isolates.url('other responses'), address),
        page(isolates.url('React, other responses'), address),
      ])
      expect(changed, address).not.toBe(first)
      return difference(changed, whole)
    }
    expect(await lasting(differences), address).toEqual([])
  }
})

it('what is stored is shown, at every hour of the day and in all variations', async () => {
  const address = (await addressesOf(marketOf('fr'))).find((path) => path.startsWith('/fr/sejour/')) ?? ''
  await page(isolates.url('first'), address)
  const stored = () => [...keyValue.storage].filter(([key]) => /^sections:\w+:stay:/.test(key) && key.endsWith(idIn(address)))
  await vi.waitFor(() => expect(stored().length).toBeGreaterThan(0))
  for (const [key, text] of stored()) keyValue.storage.set(key, text.replaceAll('Description', 'DESCRIPTION'))
  expect(await page(isolates.url('React'), address)).toContain('>Description</h2>')
  expect(await page(evening.url('later'), address)).toContain('>DESCRIPTION</h2>')
  expect(await page(evening.url('later'), address, experiments)).toContain('>DESCRIPTION</h2>')
})

it('nothing is stored of a page whose address names its variations', async () => {
  const [forced, plain] = ['/it/soggiorno/18851', '/it/soggiorno/18861']
  const writesOf = (address: string) => keyValue.writes.filter((key) => key.startsWith('sections:') && key.endsWith(idIn(address)))
  await page(isolates.url('first'), `${forced}?variation=productLabels`)
  await page(isolates.url('first'), plain)
  // What an isolate stores is written when the page has ended, so that of the other page would have come before.
  await vi.waitFor(() => expect(writesOf(plain)).toHaveLength(1))
  expect(writesOf(forced)).toEqual([])
})

const idIn = (address: string): string => address.split('/').at(-1) ?? ''
