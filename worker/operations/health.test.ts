import { describe, expect, it } from 'vitest'
import { createMemory } from '../content/store.ts'
import { createBreaker } from '../upstream/breaker.ts'
import { degradedParts, type IsolateState } from './health.ts'

const minute = 60_000
const now = 100 * minute

function stateWith(times: Partial<IsolateState['memory']>): IsolateState {
  return { memory: { ...createMemory(), ...times }, breakers: new Map() }
}

describe('the health of an isolate', () => {
  it('is whole where nothing was missing within a minute', () => {
    const longAgo = now - minute
    const times = { kvLateAt: longAgo, sourceSilentAt: longAgo, staleAt: longAgo, bundledAt: longAgo }
    expect(degradedParts(stateWith(times), [], now)).toEqual([])
  })

  it('lists content of the build, a silent KV and a silent source', () => {
    const state = stateWith({ bundledAt: now - 1, kvLateAt: now - minute + 1, sourceSilentAt: now })
    expect(degradedParts(state, [], now)).toEqual([{ kind: 'content', name: 'bundled' }, { kind: 'kv' }, { kind: 'source' }])
  })

  it('takes stale content for a failure only while its source is silent', () => {
    expect(degradedParts(stateWith({ staleAt: now }), [], now)).toEqual([])
    const stale = degradedParts(stateWith({ staleAt: now, sourceSilentAt: now }), [], now)
    expect(stale).toEqual([{ kind: 'content', name: 'stale' }, { kind: 'source' }])
  })

  it('names each open breaker once by its call, without an address, until a minute after its last probe', () => {
    const breaker = createBreaker()
    for (let id = 1; id <= 8; id++) breaker.failed({ resource: id, client: undefined }, now)
    const breakers = new Map([
      ['https://secret.internal/a b offers', breaker],
      ['https://other.internal offers', breaker],
      ['https://other.internal quote', createBreaker()],
    ])
    const state = { memory: createMemory(), breakers }
    expect(degradedParts(state, [], now + minute - 1)).toEqual([{ kind: 'breaker', name: 'offers' }])
    expect(degradedParts(state, [], now + minute)).toEqual([])
  })

  it('begins with the faults of the configuration', () => {
    expect(degradedParts(stateWith({ kvLateAt: now }), ['HOSTS is missing'], now)).toEqual([
      { kind: 'configuration', name: 'HOSTS is missing' },
      { kind: 'kv' },
    ])
  })
})
