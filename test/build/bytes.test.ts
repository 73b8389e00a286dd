import { describe, expect, it } from 'vitest'
import { clientBytes, compressed } from '../../bench/bytes.ts'
import { ask } from '../worker/site.ts'

const kilobyte = 1024

/** What an island may add to a page that has one already, and why it may be more than the others' 12 KB. */
const further: Readonly<Record<string, { budget: number; because: string }>> = {
  booking: { budget: 20 * kilobyte, because: 'calendar, guests, quote and its states: what a stay is booked with' },
  results: { budget: 17 * kilobyte, because: 'cards, pagination and messages, only once the hash asks for other results' },
  map: { budget: 18 * kilobyte, because: 'only on demand; the map library comes on top when it is opened' },
  filters: { budget: 16 * kilobyte, because: 'facets, sliders and what they share with results' },
  'search-box': { budget: 15 * kilobyte, because: 'combobox, calendar and guests' },
}
const usual = { own: 12 * kilobyte, first: 80 * kilobyte }
/** Nothing is the first island of a page where these stand: the account button comes before them. */
const slack = 4 * kilobyte

describe('bytes a browser downloads, brotli', () => {
  const bytes = clientBytes()

  it('JavaScript until the load event: 6 KB', () => expect(bytes.loader).toBeLessThanOrEqual(6 * kilobyte))
  it('CSS of the whole site: 14 KB', () => expect(bytes.css).toBeLessThanOrEqual(14 * kilobyte))

  it.each(Object.entries(bytes.islands))('island %s', (name, { own, all }) => {
    expect(own).toBeLessThanOrEqual(further[name]?.budget ?? usual.own)
    expect(all).toBeLessThanOrEqual(usual.first + (further[name] ? slack : 0))
  })

  it('no budget is kept for an island that is within the usual one', () => {
    const needless = Object.keys(further).filter((name) => (bytes.islands[name]?.own ?? 0) <= usual.own)
    expect(needless).toEqual([])
  })

  it.each(['/fr/week-ends/bretagne', '/it/weekend', '/be/nl/weekendjes-weg'])('HTML of %s: 20 KB', async (path) => {
    const { body, status } = await ask(path)
    expect(status).toBe(200)
    expect(compressed(body)).toBeLessThanOrEqual(20 * kilobyte)
  })
})
