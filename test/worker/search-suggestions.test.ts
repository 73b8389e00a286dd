import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { get } from './site.ts'

interface Link {
  readonly href: string
  readonly text: string
  readonly count: number
}

const numberIn = (text: string) => Number(text.replaceAll(/\D/g, ''))
const plain = (html: string) => html.replaceAll('&amp;', '&').replaceAll(/<[^>]+>/g, '')

/** Suggestions of a page without results, each with its number. */
async function suggestions(path: string): Promise<Link[]> {
  const { body } = await get(path)
  const [, list = ''] = body.split('Ce que vous pouvez changer</h2>')
  const links = list.slice(0, list.indexOf('</ul>')).matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<b>(.*?)<\/b>/g)
  return [...links].map(([, href = '', text = '', count = '']) => ({ href: plain(href), text: plain(text), count: numberIn(count) }))
}

const countOf = async (path: string) => numberIn(/<h2 data-found="">([\d\s]+)/.exec((await get(path)).body)?.[1] ?? '0')

describe('a search without results', () => {
  it('suggests what to change, and how many results that brings', async () => {
    const path = '/fr/week-ends/normandie?checkin=2027-04-01&checkout=2027-04-06&a=8&c=4'
    const found = await suggestions(path)
    expect(found.some(({ text }) => /^Dans [2-4] chambres/.test(text))).toBe(true)
    // Two rooms bring nothing. A number that is late is left out of a page.
    await expect.poll(async () => (await get(path)).body.includes('Chercher deux chambres'), { timeout: 30_000 }).toBe(false)
  })

  it('has as many results behind each suggestion as it shows, in both flows and in a minisite', async () => {
    const search = fc.record({
      path: fc.constantFrom('/fr/week-ends/normandie', '/fr/week-ends/dinard', '/fr/marche-bleu/week-ends/bretagne', '/fr/week-ends'),
      query: fc.constantFrom(
        'checkin=2027-04-01&checkout=2027-04-08&a=4&c=3&theme=26',
        'stars=5&facilities=spa,pool,parking&priceMax=4000',
        'checkin=2027-05-14&checkout=2027-05-21&stars=5&minHotelReviewScore=9.8',
        'flow=gifting&priceMax=2000&theme=39',
        'hotel=1001&checkin=2027-04-02&checkout=2027-04-20',
        'lat=49.4&lng=-1.6&distanceMax=4&checkin=2027-04-02&checkout=2027-04-05',
      ),
    })
    let compared = 0
    await fc.assert(
      fc.asyncProperty(search, async ({ path, query }) => {
        for (const { href, count } of await suggestions(`${path}?${query}`)) {
          expect(`${href} ${await countOf(href)}`).toBe(`${href} ${count}`)
          compared += 1
        }
      }),
      { seed: 7, numRuns: 12 },
    )
    expect(compared).toBeGreaterThan(12)
  })

  it('suggests nothing where there are results', async () => {
    expect(await suggestions('/fr/week-ends/normandie')).toEqual([])
  })
})

describe('the notice to families', () => {
  it('proposes two rooms with the number of results that they bring, and one room again', async () => {
    // A number that is late is left out of a page.
    const proposal = (path: string) =>
      vi.waitUntil(
        async () => {
          const { body } = await get(path)
          const [, href, found] =
            /<a href="([^"]+)" rel="nofollow">Chercher (?:deux chambres|une seule chambre) · (.*?)<\/a>/.exec(body) ?? []
          return href && found && { href: plain(href), count: numberIn(found) }
        },
        { timeout: 30_000, interval: 100 },
      )
    const dated = '/fr/week-ends/normandie?a=2&c=3&checkin=2027-04-02&checkout=2027-04-04'
    const two = await proposal(dated)
    expect(two.href).toContain('rooms=2')
    expect(two.count).toBeGreaterThan(await countOf(dated))
    expect(await countOf(two.href)).toBe(two.count)
    const one = await proposal(two.href)
    expect(one.href).not.toContain('rooms')
    expect(one.count).toBe(await countOf(dated))
    expect(await countOf(one.href)).toBe(one.count)
  })
})

describe('the numbers and titles of a search', () => {
  const title = (body: string) => plain(/<h1>(.*?)<\/h1>/.exec(body)?.[1] ?? '')
  const heading = (body: string) => plain(/<h2 data-found="">(.*?)<\/h2>/.exec(body)?.[1] ?? '').replaceAll(/\s/g, ' ')

  it('are of the page’s place, or name the other place, and the distance', async () => {
    const { body } = await get('/fr/week-ends/normandie')
    expect([title(body), heading(body)]).toEqual(['Week-end en Normandie', '23 hôtels en Normandie'])
    const around = await get('/fr/week-ends/normandie?distanceMax=200')
    expect([title(around.body), heading(around.body).replace(/^\d+/, '')]).toEqual([
      'Week-end en Normandie',
      ' hôtels – Normandie, dans un rayon de 200 km',
    ])
    const area = await get('/fr/week-ends/normandie?lat=49.1&lng=0.2&distanceMax=118')
    expect([title(area.body), heading(area.body).replace(/^\d+/, '')]).toEqual([
      'Week-ends et séjours',
      ' hôtels – à moins de 118 km du point choisi',
    ])
  })

  it('below and in the title are those of the whole catalogue only without criteria, outside minisites', async () => {
    const subtitle = async (path: string) => /<h1>.*?<\/h1><p>/.test((await get(path)).body)
    expect(await Promise.all(['', '?stars=4', '?a=3'].map((query) => subtitle(`/fr/week-ends/normandie${query}`)))).toEqual([
      true,
      false,
      false,
    ])
    expect(await subtitle('/fr/marche-bleu/week-ends/bretagne')).toBe(false)
    const titleOf = async (path: string) => /<title>([^<]*)/.exec((await get(path)).body)?.[1] ?? ''
    expect(await titleOf('/fr/week-ends/normandie')).toMatch(/\d+ séjours/)
    for (const path of ['/fr/week-ends/normandie?stars=4', '/fr/marche-bleu/week-ends/bretagne'])
      expect(await titleOf(path)).not.toMatch(/\d/)
  })

  it('has the range of its page', async () => {
    expect(plain((await get('/fr/week-ends/bretagne?page=1')).body)).toMatch(/25–\d+ sur \d+/)
  })
})

describe('applied filters', () => {
  it('are links to the search without each of them, and without all', async () => {
    const { body } = await get('/fr/week-ends/normandie?stars=4&facilities=parking&priceMax=20000&a=3')
    const [, list = ''] = body.split('aria-label="Filtres appliqués"')
    const links = [...list.slice(0, list.indexOf('</ul>')).matchAll(/href="([^"]+)" rel="nofollow"[^>]*>(.*?)<\/a>/g)]
    expect(links.map(([, href = '', text = '']) => [plain(text).replaceAll(/\s/g, ' '), plain(href)])).toEqual([
      ['Jusqu’à 200 € par nuit', '/fr/week-ends/normandie?a=3&facilities=parking&stars=4'],
      ['Parking', '/fr/week-ends/normandie?a=3&priceMax=20000&stars=4'],
      ['4 étoiles', '/fr/week-ends/normandie?a=3&facilities=parking&priceMax=20000'],
      ['Effacer les filtres', '/fr/week-ends/normandie?a=3'],
    ])
  })
})
