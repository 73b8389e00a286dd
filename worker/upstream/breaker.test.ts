import { describe, expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

describe('the breaker of a call', () => {
  it('opens when most calls fail, and allows one probe after its time', () => {
    const breaker = createBreaker()
    for (let id = 1; id <= 8; id++) {
      expect(breaker.allows(0)).toBe(true)
      breaker.failed(id, 0)
    }
    expect(breaker.allows(2999)).toBe(false)
    expect([breaker.allows(3000), breaker.allows(3001)]).toEqual([true, false])
    breaker.succeeded(1, 3002)
    expect(breaker.allows(3003)).toBe(true)
  })

  it('stays open when the probe fails, and needs failures anew once it was closed', () => {
    const breaker = createBreaker()
    for (let id = 1; id <= 8; id++) breaker.failed(id, 0)
    expect(breaker.allows(3000)).toBe(true)
    breaker.failed(9, 3100)
    expect(breaker.allows(6000)).toBe(false)
    expect(breaker.allows(6100)).toBe(true)
    breaker.succeeded(9, 6200)
    breaker.failed(10, 6300)
    expect(breaker.allows(6400)).toBe(true)
  })

  it('never opens for one product, however often it fails', () => {
    const breaker = createBreaker()
    for (let at = 0; at < 1000; at++) breaker.failed(10113, at)
    expect(breaker.allows(1000)).toBe(true)
  })

  it('does not open for some products that fail among more that do not', () => {
    const breaker = createBreaker()
    for (let id = 0; id < 90; id++) (id % 3 === 0 ? breaker.failed : breaker.succeeded)(id, id)
    expect(breaker.allows(100)).toBe(true)
  })

  it('counts every failure of a call that is about one thing only', () => {
    const breaker = createBreaker()
    for (let at = 0; at < 8; at++) breaker.failed(undefined, at)
    expect(breaker.allows(10)).toBe(false)
  })

  it('forgets failures of more than ten seconds ago', () => {
    const breaker = createBreaker()
    for (let id = 0; id < 20; id++) breaker.failed(id, id * 1500)
    expect(breaker.allows(30_000)).toBe(true)
  })
})
