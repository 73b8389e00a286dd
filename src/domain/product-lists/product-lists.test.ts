import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ViewedItem } from '../../contract/viewed.ts'
import { maxViewed, othersViewed, parseViewed, withViewed } from './viewed.ts'
import { formatWishes, parseWishes, rowsOf, toggledWish, wishOf, withoutWish, withWish, withWishes } from './wishes.ts'

const item = (id: number, type: ViewedItem['type'] = 'STAY'): ViewedItem => ({
  type,
  id,
  imageUrl: `/pictures/${id}.avif`,
  label: `Product ${id}`,
  price: { sellPrice: 9900, nights: 1 },
  hotel: { id, label: 'House', stars: 3, location: { label: 'Bruges' } },
  uri: `/sejour/${id}`,
})
const items = (count: number) => Array.from({ length: count }, (_, at) => item(at + 1))

describe('recently viewed', () => {
  // @rule B2.46
  it('are twelve at most, newest first, none twice', () => {
    const list = items(14).reduce<ViewedItem[]>((before, it) => withViewed(before, it), [])
    expect(maxViewed).toBe(12)
    expect(list.map(({ id }) => id)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(withViewed(list, item(5)).map(({ id }) => id)).toEqual([5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3])
  })

  // @rule B2.46
  it('keep a stay and an activity of the same number apart', () => {
    expect(withViewed([item(5)], item(5, 'ACTIVITY'))).toHaveLength(2)
    expect(othersViewed([item(5, 'ACTIVITY'), item(5)], item(5))).toEqual([item(5, 'ACTIVITY')])
  })

  it('are read as they were stored', () => {
    expect(parseViewed(JSON.stringify(items(12)))).toEqual(items(12))
  })

  // @rule B3.15
  it('drop invalid entries', () => {
    const foreign = { ...item(2), uri: '//elsewhere.example' }
    expect(parseViewed(JSON.stringify([item(1), foreign, { id: 3 }, null, item(1), item(4)])).map(({ id }) => id)).toEqual([1, 4])
    expect(parseViewed(JSON.stringify([{ ...item(1), imageUrl: 'https://elsewhere.example/a.gif' }]))).toEqual([])
    expect(parseViewed('{"not":"a list"}')).toEqual([])
    expect(parseViewed('[')).toEqual([])
    expect(parseViewed(null)).toEqual([])
  })

  it('are read without errors from any stored text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseViewed(text))))
  })
})

describe('the wishlist', () => {
  // @rule B6.4
  it('adds a product and removes it', () => {
    expect(wishOf('ACTIVITY', 7)).toBe('ACTIVITY:7')
    expect(toggledWish(['STAY:1'], 'STAY:2')).toEqual(['STAY:2', 'STAY:1'])
    expect(toggledWish(['STAY:2', 'STAY:1'], 'STAY:2')).toEqual(['STAY:1'])
  })

  it('takes a product back to the place it was removed from', () => {
    const list = ['STAY:3', 'STAY:2', 'STAY:1']
    expect(withWish(withoutWish(list, 'STAY:2'), 'STAY:2', 1)).toEqual(list)
    const wishes = fc.uniqueArray(fc.integer({ min: 1, max: 300 }).map(String), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(wishes, fc.nat(), (all, draw) => {
        const at = draw % all.length
        expect(withWish(withoutWish(all, all[at] ?? ''), all[at] ?? '', at)).toEqual(all)
      }),
    )
  })

  it('on the screen keeps the rows of what was removed, in any order', () => {
    const wishes = fc.uniqueArray(fc.integer({ min: 1, max: 99 }).map(String), { minLength: 1 })
    fc.assert(
      fc.property(wishes, fc.array(fc.nat()), (all, draws) => {
        const removed = [...new Set(draws.map((draw) => draw % all.length))].map((row) => ({ wish: all[row] ?? '', row }))
        const remaining = all.filter((wish) => removed.every((each) => each.wish !== wish))
        expect(rowsOf(remaining, removed)).toEqual(all)
      }),
    )
  })

  it('adds the products of another list without losing or repeating its own', () => {
    expect(withWishes(['STAY:2', 'STAY:1'], ['STAY:9', 'STAY:1', 'STAY:8'])).toEqual(['STAY:9', 'STAY:8', 'STAY:2', 'STAY:1'])
    expect(withWishes([], ['STAY:1'])).toEqual(['STAY:1'])
  })

  // @rule B3.15
  it('is read as it was stored, without invalid entries', () => {
    const wishes = ['STAY:2', 'ACTIVITY:700001']
    expect(parseWishes(formatWishes(wishes))).toEqual(wishes)
    expect(parseWishes('STAY:2 STAY:2 STAY:x HOTEL:3 {"a":1} STAY:0')).toEqual(['STAY:2'])
    expect(parseWishes(null)).toEqual([])
  })

  it('is read without errors from any stored text', () => {
    fc.assert(fc.property(fc.string(), (text) => parseWishes(text).every((wish) => /^(STAY|ACTIVITY):\d+$/.test(wish))))
  })
})
