import { describe, expect, it } from 'vitest'
import type { OffersResponse } from '../../src/contract/offers.ts'
import type { FacetsResponse } from '../../src/contract/facets.ts'
import { fetchJson, get } from './site.ts'

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
const weekends = 'flexible=weekend&month=2027-05&nights=2'

describe('a search with flexible dates', () => {
  it('shows each hotel at its cheapest date and the next two, each a link to the stay at that price', async () => {
    const { body } = await get(`/fr/week-ends?city=2988507&${weekends}`)
    expect(plain(/<h2[^>]*>.*?<\/h2>/.exec(body)?.[0] ?? '')).toMatch(/\d+ hôtels à Paris · Un week-end en mai, 2 nuits/)
    const [card = ''] = /<article.*?<\/article>/s.exec(body) ?? []
    const dates = [...card.matchAll(/<a class="pill" href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, href = '', text = '']) => ({
      href: href.replaceAll('&amp;', '&'),
      total: /\d[\d ]* €/.exec(plain(text))?.[0] ?? '',
    }))
    expect(dates.length).toBeGreaterThan(1)
    expect(dates.length).toBeLessThanOrEqual(3)
    // The card itself has the price and the dates of the first.
    expect(card).toContain(`<h3 class="${/<h3 class="([^"]+)"/.exec(card)?.[1]}"><a href="${dates[0]?.href.replaceAll('&', '&amp;')}"`)
    expect(plain(card.split('</ul>').at(-1) ?? '')).toContain(dates[0]?.total)
    for (const { href, total } of dates) {
      const page = await get(href.replace('#', '?'))
      expect(page.status).toBe(200)
      expect(plain(/<travel-island data-name="booking".*?<\/travel-island>/s.exec(page.body)?.[0] ?? '')).toContain(total)
    }
  })

  it('has fields without scripts, filled from the address', async () => {
    const { body } = await get(`/fr/week-ends?${weekends}`)
    expect(body).toMatch(/<select name="flexible">.*?<option value="weekend" selected="">/s)
    expect(body).toMatch(/<select name="month">.*?<option value="2027-05" selected="">Mai</s)
    expect(body).toMatch(/<input type="number"[^>]*name="nights"[^>]*value="2"/)
    expect(body).not.toContain('data-preview="DatesDraft"')
    const sent = 'checkin=2027-05-14&checkout=&flexible=weekend&month=2027-05&nights=2&a=2&c=0&b=0'
    expect((await get(`/fr/week-ends/bruges?${sent}`)).body).toContain('Un week-end en mai')
  })

  it('has the same number in list, facets and counts, and the cheapest first in order of price', async () => {
    const query = `locale=fr_FR&region=1012&${weekends}&orderBy=priceAsc`
    const { exactMatch, searchDetails } = await fetchJson<OffersResponse>(`/api/offers.json?${query}`)
    const facets = await fetchJson<FacetsResponse>(`/api/facets.json?locale=fr_FR&region=1012&${weekends}`)
    expect(facets.totalCount).toBe(searchDetails.totalCount)
    const totals = exactMatch.map(({ sellPrice }) => sellPrice)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    expect(exactMatch.every(({ dates = [], sellPrice }) => dates[0]?.sellPrice === sellPrice)).toBe(true)
    expect((await get(`/api/offers.json?locale=fr_FR&flexible=often`)).status).toBe(400)
  })
})

describe('the prices over the year', () => {
  const cellsOf = (body: string) => [...body.matchAll(/<td[^>]*><a href="([^"]+)"[^>]*><b>([^<]+)<\/b>/g)]

  it.each(['/fr/sejour/10011?a=1', '/fr/hotel/1057'])('are a table of %s whose prices open the stay at that total', async (path) => {
    const { body } = await get(path)
    const [section = ''] = /<section[^>]*id="prices".*?<\/section>/s.exec(body) ?? []
    expect(section).toMatch(/<th scope="col">Mois<\/th><th scope="col">1 nuit<\/th>/)
    expect(section.match(/<table/g)).toHaveLength(2)
    const cells = cellsOf(section)
    for (const [, href = '', total = ''] of [cells[1], cells.at(-1)].flatMap((cell) => (cell ? [cell] : []))) {
      const page = await get(href.replaceAll('&amp;', '&'))
      expect(page.status).toBe(200)
      expect(plain(/<travel-island data-name="booking".*?<\/travel-island>/s.exec(page.body)?.[0] ?? '')).toContain(plain(total))
    }
    if (path.includes('a=1')) expect(cells.every(([, href = '']) => href.includes('a=1'))).toBe(true)
  })

  it('are not those of a gift, and not found for an unknown hotel', async () => {
    expect((await get('/fr/sejour/10011?flow=gifting')).body).not.toContain('id="prices"')
    expect((await get('/api/hotels/99/year-prices.json?locale=fr_FR')).status).toBe(404)
  })
})
