import { describe, expect, it } from 'vitest'
import { clientBytes, compressed } from '../../bench/bytes.ts'
import { ask } from '../worker/site.ts'

const kilobyte = 1024

describe('bytes a browser downloads, brotli', () => {
  const bytes = clientBytes()

  it('JavaScript until the load event: 6 KB', () => expect(bytes.loader).toBeLessThanOrEqual(6 * kilobyte))
  it('CSS of the whole site: 14 KB', () => expect(bytes.css).toBeLessThanOrEqual(14 * kilobyte))

  it.each(Object.entries(bytes.islands))('island %s: 12 KB of its own, 80 KB as the first of a page', (_, { own, all }) => {
    expect(own).toBeLessThanOrEqual(12 * kilobyte)
    expect(all).toBeLessThanOrEqual(80 * kilobyte)
  })

  it.each(['/fr/week-ends/bretagne', '/it/weekend', '/be/nl/weekendjes-weg'])('HTML of %s: 20 KB', async (path) => {
    const { body, status } = await ask(path)
    expect(status).toBe(200)
    expect(compressed(body)).toBeLessThanOrEqual(20 * kilobyte)
  })
})
