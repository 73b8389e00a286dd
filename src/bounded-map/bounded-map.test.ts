import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

it('drops the entry that was used longest ago', () => {
  const map = new BoundedMap<string, number>({ capacity: 2 })
  map.set('one', 1)
  map.set('two', 2)
  map.get('one')
  map.set('three', 3)
  expect([map.get('one'), map.get('two'), map.get('three')]).toEqual([1, undefined, 3])
})

it('replaces an entry without dropping another', () => {
  const map = new BoundedMap<string, number>({ capacity: 2 })
  map.set('one', 1)
  map.set('two', 2)
  map.set('one', 3)
  expect([...map.values()]).toEqual([2, 3])
  expect([map.delete('one'), map.delete('one'), map.size]).toEqual([true, false, 1])
})

it('holds the latest entries, and never more than its capacity', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 100 }), (capacity, keys) => {
      const map = new BoundedMap<number, number>({ capacity })
      keys.forEach((key, at) => map.set(key, at))
      const latest = [...new Set(keys.toReversed())].slice(0, capacity).toReversed()
      expect([...map.values()]).toEqual(latest.map((key) => keys.lastIndexOf(key)))
    }),
  )
})

it('drops what was used longest ago while its values weigh too much', () => {
  const map = new BoundedMap<string, string>({ capacity: 10, weights: { limit: 6, weigh: (text) => text.length } })
  map.set('one', 'aa')
  map.set('two', 'bb')
  map.set('three', 'cc')
  map.get('one')
  map.set('four', 'ddd')
  expect([...map.values()]).toEqual(['aa', 'ddd'])
  map.set('one', 'a')
  map.set('five', 'ee')
  expect([...map.values()]).toEqual(['ddd', 'a', 'ee'])
  map.delete('four')
  map.set('six', 'fff')
  expect([...map.values()]).toEqual(['a', 'ee', 'fff'])
})

it('does not keep a value that weighs too much alone, nor what it would have replaced', () => {
  const map = new BoundedMap<string, string>({ capacity: 10, weights: { limit: 3, weigh: (text) => text.length } })
  map.set('one', 'a')
  map.set('two', 'b')
  map.set('two', 'bbbb')
  expect([...map.values()]).toEqual(['a'])
})

describe('a map that keeps what is set for the second time', () => {
  const mapOf = (keptOnSecondOf: number) => new BoundedMap<string, number>({ capacity: 2, keptOnSecondOf })

  it('keeps nothing that is set once, however much of it there is', () => {
    const map = mapOf(2)
    for (const key of ['one', 'one']) map.set(key, 1)
    for (let at = 0; at < 100; at++) map.set(`other ${at}`, at)
    expect([...map.values()]).toEqual([1])
  })

  it('keeps the latest value, and goes on keeping it', () => {
    const map = mapOf(2)
    for (const value of [1, 2, 3]) map.set('one', value)
    expect([map.get('one'), map.size]).toEqual([3, 1])
  })

  it('knows only the last keys that were set once', () => {
    const map = mapOf(2)
    for (const key of ['one', 'two', 'three', 'two', 'one']) map.set(key, 1)
    expect([map.get('one'), map.get('two')]).toEqual([undefined, 1])
  })

  it('asks for two more once a key was deleted or evicted', () => {
    const map = mapOf(2)
    for (const key of ['one', 'one', 'two', 'two', 'three', 'three']) map.set(key, 1)
    map.delete('three')
    for (const key of ['one', 'three']) map.set(key, 1)
    expect([map.get('one'), map.get('two'), map.get('three')]).toEqual([undefined, 1, undefined])
  })
})
