import { describe, expect, it } from 'vitest'
import { type Breaker, createBreaker } from './breaker.ts'

const fail = (breaker: Breaker, resource: string | number | undefined, now: number, client?: string) =>
  breaker.failed({ resource, client }, now)
const succeed = (breaker: Breaker, resource: string | number | undefined, now: number, client?: string) =>
  breaker.succeeded({ resource, client }, now)

/** A breaker that failures of visitors opened. */
function opened(now: number): Breaker {
  const breaker = createBreaker()
  for (let id = 1; id <= 8; id++) fail(breaker, id, now, `visitor ${id}`)
  return breaker
}

describe('the breaker of a call', () => {
  it('opens when most calls fail, and closes with the first probe that succeeds', () => {
    const breaker = createBreaker()
    for (let id = 1; id <= 8; id++) {
      expect(breaker.allows(undefined, 0)).toBe(true)
      fail(breaker, id, 0)
    }
    expect(breaker.allows(undefined, 999)).toBe(false)
    expect([breaker.allows(undefined, 1000), breaker.allows(undefined, 1001)]).toEqual([true, false])
    succeed(breaker, 1, 1002)
    expect(breaker.allows(undefined, 1003)).toBe(true)
  })

  it('says that it is open until a minute after its last probe', () => {
    const breaker = opened(0)
    expect([breaker.isOpen(0), breaker.isOpen(59_999), breaker.isOpen(60_000)]).toEqual([true, true, false])
    breaker.allows('one', 70_000)
    expect(breaker.isOpen(70_000)).toBe(true)
    succeed(breaker, 1, 70_001, 'one')
    expect(breaker.isOpen(70_001)).toBe(false)
  })

  it('continues to probe while probes fail, and needs failures anew once it was closed', () => {
    const breaker = opened(0)
    expect(breaker.allows('one', 1000)).toBe(true)
    fail(breaker, 9, 1100, 'one')
    expect(breaker.allows('one', 1900)).toBe(false)
    expect(breaker.allows('one', 2000)).toBe(true)
    succeed(breaker, 9, 2100, 'one')
    fail(breaker, 10, 2200, 'one')
    expect(breaker.allows('one', 2300)).toBe(true)
  })

  it('does not wait for a probe that hangs: the next visitor’s is sent', () => {
    const breaker = opened(0)
    expect([breaker.allows('one', 500), breaker.allows('other', 900), breaker.allows('other', 1000)]).toEqual([true, false, true])
    succeed(breaker, 11, 1010, 'other')
    expect(breaker.allows('anybody', 1011)).toBe(true)
  })

  it('leaves the next probe to others when one client calls all the time', () => {
    const breaker = opened(0)
    expect(breaker.allows('one', 600)).toBe(true)
    for (let now = 610; now < 1100; now += 20) expect(breaker.allows('one', now)).toBe(false)
    expect(breaker.allows('other', 1100)).toBe(true)
  })

  it('never opens for one product, however often it fails', () => {
    const breaker = createBreaker()
    for (let at = 0; at < 1000; at++) fail(breaker, 10113, at)
    expect(breaker.allows(undefined, 1000)).toBe(true)
  })

  it('never opens for one client, or two, however many of their calls fail', () => {
    const breaker = createBreaker()
    for (let at = 0; at < 1000; at++) fail(breaker, `call ${at}`, at, `client ${at % 2}`)
    expect(breaker.allows('client 0', 1000)).toBe(true)
    expect(breaker.allows('another', 1000)).toBe(true)
  })

  it('opens for many clients, each with one failure', () => {
    expect(opened(0).allows('another', 10)).toBe(false)
  })

  it('does not open for some products that fail among more that do not', () => {
    const breaker = createBreaker()
    for (let id = 0; id < 90; id++) (id % 3 === 0 ? fail : succeed)(breaker, id, id)
    expect(breaker.allows(undefined, 100)).toBe(true)
  })

  it('counts every failure of a call that is about one thing only', () => {
    const breaker = createBreaker()
    for (let at = 0; at < 8; at++) fail(breaker, undefined, at)
    expect(breaker.allows(undefined, 10)).toBe(false)
  })

  it('forgets failures of more than ten seconds ago', () => {
    const breaker = createBreaker()
    for (let id = 0; id < 20; id++) fail(breaker, id, id * 1500)
    expect(breaker.allows(undefined, 30_000)).toBe(true)
  })
})
