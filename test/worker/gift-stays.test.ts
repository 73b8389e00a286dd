import { describe, expect, inject, it } from 'vitest'
import { type MarketId, marketOf } from '../../src/market/markets.ts'
import { cents } from '../amounts.ts'
import { post } from './payment.ts'
import { get, type TestResponse } from './site.ts'

const email = 'beneficiary@escale.example'

/** Signs in with a code in a market. */
async function opened(code: string, base = '/fr') {
  const response = await post(`${base}/beneficiary/login`, { giftCode: code, email })
  const cookie = /__Host-gifts=[^;]*/.exec(response.headers['set-cookie'] ?? '')?.[0] ?? ''
  const address = (response.headers['location'] ?? '').replace(inject('site'), '').replace(/#$/, '')
  return { address, open: (path: string) => get(path, { headers: { cookie } }) }
}

const text = (body: string) =>
  body
    .replaceAll(/<!--.*?-->|<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** The results of a page, without the fallbacks below them. */
const cardsOf = ({ body }: TestResponse) =>
  [...body.matchAll(/<article [^>]*data-offer="(\d+)".*?<\/article>/gs)].map(([card, id]) => {
    const said = text(card)
    const [, included, weekends] = /(\d+) sur (\d+) week-end/.exec(said) ?? []
    return { id: Number(id), card, said, included: Number(included), weekends: Number(weekends) }
  })

/** The cells of the year's weekends, by their status. */
function yearOf({ body }: TestResponse) {
  const [year = ''] = /<caption class="unseen">.*?<\/table>/s.exec(body) ?? []
  const cells = [...year.matchAll(/data-status="(\w+)"/g)].map(([, status]) => status)
  return { all: cells.length, included: cells.filter((status) => status === 'included').length }
}

const found = (page: TestResponse) => /data-found="">([^<]*)</.exec(page.body)?.[1]?.replaceAll(/\s/g, ' ')

const boxes: readonly (readonly [market: MarketId, code: string])[] = [
  ['fr', 'FRAN-PACK-STAY'],
  ['es', 'ESPA-PACK-STAY'],
  ['be-nl', 'BENE-PACK-STAY'],
  ['be-fr', 'BENE-PACK-STAY'],
  ['nl', 'NEDE-PACK-STAY'],
  ['it', 'ETNA-PACK-STAY'],
]

// @rule B6.60
describe.each(boxes)('the stays of a box in the market %s', (id, code) => {
  it('are for its holder alone, in no cache and no index, and each leads to its dates', async () => {
    const { base, tag } = marketOf(id)
    const { address, open } = await opened(code, base)
    const page = await open(`${address}/stays`)
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(page.body).toContain(`lang="${tag}"`)
    expect(page.body).toMatch(/<meta name="robots" content="noindex, nofollow"/)
    const cards = cardsOf(page)
    expect(cards.length).toBeGreaterThan(0)
    for (const each of cards) expect(each.card).toContain(`href="${address}/stays/${each.id}"`)
    const dates = await open(`${address}/stays/${cards[0]?.id}`)
    expect([dates.status, dates.headers['cache-control'], yearOf(dates).all > 0]).toEqual([200, 'private, no-store', true])
  })
})

// @rule B6.60 B6.61
describe('the stays of a box', () => {
  it('say on how many weekends the gift pays everything, as the year of each stay does', async () => {
    const { address, open } = await opened('FRAN-PACK-DUET')
    const cards = cardsOf(await open(`${address}/stays`)).slice(0, 6)
    expect(cards.length).toBe(6)
    for (const { id, included, weekends } of cards) {
      expect([id, yearOf(await open(`${address}/stays/${id}`))]).toEqual([id, { all: weekends, included }])
    }
  })

  it('have the next dates without a supplement, each of which is included', async () => {
    const { address, open } = await opened('FRAN-PACK-DUET')
    const [, path] = /<a class="pill" href="([^"]*checkin=[^"]*)"/.exec((await open(`${address}/stays`)).body) ?? []
    const page = text((await open(path?.replaceAll('&amp;', '&') ?? '')).body)
    expect(page).toMatch(/Reste à payer 0 €/)
    expect(page).toContain('Continuer, rien à payer')
  })

  it('are found by a place that was typed, without scripts', async () => {
    const { address, open } = await opened('FRAN-PACK-STAY')
    const response = await open(`${address}/stays?q=Bretagne`)
    expect([response.status, response.headers['location']]).toEqual([302, `${address}/stays?region=1003`])
    expect(found(await open(`${address}/stays?region=1003`))).toMatch(/ en Bretagne$/)
  })

  it('are filtered, sorted and paged by the grammar of the search', async () => {
    const { address, open } = await opened('FRAN-PACK-STAY')
    const all = await open(`${address}/stays`)
    const starred = await open(`${address}/stays?stars=5`)
    expect(Number.parseInt(found(starred) ?? '', 10)).toBeLessThan(Number.parseInt(found(all) ?? '', 10))
    const next = await open(`${address}/stays?page=1`)
    expect(cardsOf(next).map(({ id }) => id)).not.toContain(cardsOf(all)[0]?.id)
    const supplements = cardsOf(await open(`${address}/stays?sort=priceAsc`)).map(({ said }) =>
      said.includes('Inclus dans votre cadeau') ? 0 : cents(/supplément (?:dès|de) ([^ ]+(?: \d+)? €)/.exec(said)?.[1] ?? ''),
    )
    expect(supplements).toEqual(supplements.toSorted((a, b) => a - b))
  })

  it('are those of any weekend of a month', async () => {
    const { address, open } = await opened('FRAN-PACK-DUET')
    const page = await open(`${address}/stays?flexible=weekend&month=2027-05&nights=2`)
    expect(page.status).toBe(200)
    for (const { card } of cardsOf(page)) expect(card).toMatch(/checkin=2027-05|Plus aucune date|supplément/)
  })

  it('lead back to the sign-in without a session, and to the page again after it', async () => {
    const { address } = await opened('FRAN-PACK-STAY')
    const response = await get(`${address}/stays?sort=priceAsc`)
    expect([response.status, response.headers['location']]).toEqual([
      302,
      `/fr/beneficiary/login?${new URLSearchParams({ origin: `${address}/stays?sort=priceAsc` })}`,
    ])
  })
})

// @rule B3.60
describe('the dates of a gift', () => {
  it('are those of the one stay of a voucher, and of no other', async () => {
    const { address, open } = await opened('FRAN-VCHR-STAY')
    const stays = await open(`${address}/stays`)
    expect(stays.headers['location']).toBe(`${address}/stays/10011`)
    expect((await open(`${address}/stays/10572`)).headers['location']).toBe(`${address}/stays/10011`)
    expect(text((await open(`${address}/stays/10011`)).body)).toContain('Les week-ends de votre cadeau')
  })

  it('speak of no others where the gift pays none of them whole', async () => {
    const { address, open } = await opened('NEDE-PACK-STAY', marketOf('nl').base)
    const page = text((await open(`${address}/stays/18232`)).body)
    expect(page).toContain('Voor elke aankomstdag betaal je het getoonde bedrag bij.')
    expect(page).not.toMatch(/\b0 aankomstdagen|de andere dagen/)
  })

  it('have a price that adds up, for other nights and guests too', async () => {
    const { address, open } = await opened('FRAN-VCHR-STAY')
    const month = (await open(`${address}/stays/10011?flexible=month&month=2027-03&nights=2&a=3`)).body
    const [, path = ''] = /data-status="supplement"><a href="([^"]*)"/.exec(month.slice(month.indexOf('id="month"'))) ?? []
    const page = text((await open(path.replaceAll('&amp;', '&'))).body)
    const amount = (label: string) => cents(new RegExp(`${label} (?:−)?([\\d ]+(?:,\\d\\d)? €)`).exec(page)?.[1] ?? '')
    expect(page).toContain('3 adultes')
    expect(amount('Reste à payer')).toBe(amount('Prix du séjour') - amount('Réglé par votre cadeau'))
    expect(amount('Reste à payer')).toBeGreaterThan(0)
  })

  it('say what is left near a day that has gone', async () => {
    const { address, open } = await opened('FRAN-VCHR-STAY')
    const late = text((await open(`${address}/stays/10011?checkin=2029-01-05&checkout=2029-01-06`)).body)
    expect(late).toContain('Les dates les plus proches')
  })

  // @rule B6.62
  it('have one thing to change where nothing is left, with what that brings', async () => {
    const { address, open } = await opened('FRAN-VCHR-STAY')
    const page = text((await open(`${address}/stays/10011?flexible=month&month=2027-03&nights=1&a=20&c=9`)).body)
    expect(page).toContain('Il ne reste aucune date pour ces nuits et ces voyageurs')
    expect(page).toMatch(/Pour deux adultes : \d+ dates/)
  })

  it.each(['FRAN-CARD-BEST', 'FRAN-ACTV-DATE'])('are none for %s, whose page says how it is used', async (code) => {
    const { address, open } = await opened(code)
    for (const path of ['stays', 'stays/10011']) {
      expect((await open(`${address}/${path}`)).headers['location']).toBe(address)
    }
  })

  it.each([
    ['FRAN-PACK-USED', 'Ce cadeau a été utilisé le'],
    ['FRAN-PACK-KEPT', 'Une réservation avec ce cadeau attend son paiement'],
    ['FRAN-PACK-PAST', 'Ce cadeau était valable jusqu’au'],
  ])('of %s say why it pays nothing', async (code, sentence) => {
    const { address, open } = await opened(code)
    expect(text((await open(`${address}/stays`)).body)).toContain(sentence)
  })
})
