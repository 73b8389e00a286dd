import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceBoundsOf } from '../search/price-bounds.ts'
import { priceBars } from './price-histogram.ts'

const facets = (counts: readonly number[], ids = counts.map((_, at) => (at === 0 ? 0 : (at + 1) * 1000))) => ({
  totalCount: 12,
  properties: [{ propertyType: 'price' as const, values: counts.map((count, at) => ({ id: String(ids[at]), name: '', count })) }],
})
const bounds = priceBoundsOf('booking')
const { min, max } = bounds

describe('the histogram of prices', () => {
  it('has a bar for each step, from the slider’s lower end to its upper end', () => {
    expect(priceBars(facets([1, 4, 2]), { min, max: 25 }, bounds)).toEqual([
      { from: 9, to: 20, height: 0.25, selected: true },
      { from: 20, to: 30, height: 1, selected: true },
      { from: 30, to: 250, height: 0.5, selected: false },
    ])
  })

  it('is left out without results, or without the facet', () => {
    expect(priceBars(facets([0, 0]), { min, max }, bounds)).toEqual([])
    expect(priceBars({ totalCount: 3, properties: [] }, { min, max }, bounds)).toEqual([])
  })

  it('covers the slider without gaps, and marks what the thumbs enclose', () => {
    const thumb = fc.integer({ min, max })
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 1, maxLength: 24 }), thumb, thumb, (counts, one, other) => {
        const thumbs = { min: Math.min(one, other), max: Math.max(one, other) }
        const bars = priceBars(facets(counts), thumbs, bounds)
        const none = Math.max(...counts) === 0
        expect([bars[0]?.from, bars.at(-1)?.to]).toEqual(none ? [undefined, undefined] : [min, max])
        expect(bars.slice(1).map(({ from }) => from)).toEqual(bars.slice(0, -1).map(({ to }) => to))
        for (const { from, to, height, selected } of bars) {
          expect(height >= 0 && height <= 1).toBe(true)
          expect(selected).toBe(from < thumbs.max && to > thumbs.min)
        }
      }),
    )
  })
})
