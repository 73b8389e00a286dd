import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBeyond, neighbours, pageCount, pageEntries, pageLabel, pageNumberOf } from './pagination.ts'

describe('pagination', () => {
  // @rule S2.51
  it('is needed when the count exceeds the page size', () => {
    expect([24, 25].map((count) => pageCount(count, 24) > 1)).toEqual([false, true])
    expect([0, 1, 24, 25, 48, 49].map((count) => pageCount(count, 24))).toEqual([0, 1, 1, 2, 2, 3])
  })

  // @rule S9.22
  it('lists all pages below ten and abbreviates from ten', () => {
    expect(pageEntries(4, 9)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(pageEntries(0, 10)).toEqual([0, 1, 'gap', 9])
    expect(pageEntries(3, 10)).toEqual([0, 1, 2, 3, 4, 'gap', 9])
    expect(pageEntries(5, 12)).toEqual([0, 'gap', 4, 5, 6, 'gap', 11])
    expect(pageEntries(8, 12)).toEqual([0, 'gap', 7, 8, 9, 10, 11])
  })

  // @rule S9.22
  it('always shows the ends, the current page and its neighbours, in order', () => {
    const place = fc.integer({ min: 1, max: 200 }).chain((pages) => fc.tuple(fc.integer({ min: 0, max: pages - 1 }), fc.constant(pages)))
    fc.assert(
      fc.property(place, ([current, pages]) => {
        const entries = pageEntries(current, pages)
        const numbers = entries.filter((entry) => entry !== 'gap')
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        const { previous = current, next = current } = neighbours(current, pages)
        expect(numbers).toEqual(expect.arrayContaining([0, pages - 1, current, previous, next]))
        for (const [index, entry] of entries.entries())
          if (entry === 'gap') expect(Number(entries[index + 1]) - Number(entries[index - 1])).toBeGreaterThan(2)
      }),
    )
  })

  // @rule S2.52
  it('is zero-based in the address and one-based for people', () => {
    expect(pageLabel(0)).toBe(1)
    expect(['0', '7', '', 'x', '-1', '1.5', '99999', null, undefined].map(pageNumberOf)).toEqual([0, 7, 0, 0, 0, 0, 0, 0, 0])
    expect(neighbours(0, 3)).toEqual({ next: 1 })
    expect(neighbours(1, 3)).toEqual({ previous: 0, next: 2 })
    expect(neighbours(2, 3)).toEqual({ previous: 1 })
    expect(neighbours(0, 0)).toEqual({})
  })

  // @rule S2.53
  it('has a page beyond its last one wherever there is one at all', () => {
    expect([isBeyond(45, 46), isBeyond(46, 46), isBeyond(1, 1), isBeyond(0, 0), isBeyond(5, 0)]).toEqual([false, true, true, false, false])
  })
})
