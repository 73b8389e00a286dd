import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../src/contract/outcome.ts'
import { createBreaker } from '../upstream/breaker.ts'
import { breakerKeyOf, type Call, type UpstreamClient } from '../upstream/client.ts'
import { tallied } from './call-tally.ts'

type Sent = Outcome<never> | { readonly kind: 'ok'; readonly value: never }

/** A client whose calls take and come out as their paths say. */
function setting({ signal = new AbortController().signal, breakers = new Map() } = {}) {
  const clock = { now: 0 }
  const send = async ({ path: [kind, milliseconds] }: Call) => {
    await Promise.resolve()
    clock.now += Number(milliseconds)
    return (kind === 'ok' ? { kind, value: undefined } : kind === 'refused' ? { kind, status: 400 } : { kind }) as Sent
  }
  const upstream = { request: send, file: send, submit: send } as unknown as UpstreamClient
  const { http, tally } = tallied(upstream, { breakers, signal, now: () => clock.now })
  const call = (name: string, kind: string, milliseconds: number): Call => ({
    name,
    base: 'https://api.escale.travel',
    path: [kind, milliseconds],
    deadlineMs: 1000,
  })
  return { send: (...sent: Parameters<typeof call>) => http.file(call(...sent), 'image/'), tally, call }
}

describe('the tally of a request’s calls', () => {
  it('counts them by outcome, and names the slowest and the first that failed', async () => {
    const { send, tally } = setting()
    await send('offers', 'ok', 30)
    await send('quote', 'unavailable', 800)
    await send('reviews', 'invalid', 5)
    await send('detail', 'notFound', 10)
    await send('rates', 'refused', 10)
    expect(tally.counted).toEqual({
      calls: 5,
      unavailable: 1,
      invalid: 1,
      declined: 2,
      callMs: 855,
      slowestMs: 800,
      slowestCall: 'quote',
      failedCall: 'quote',
      failure: 'unavailable',
      openBreaker: '',
    })
  })

  it('names a call that failed with its breaker open, and none that fails otherwise', async () => {
    const breaker = createBreaker()
    for (let id = 1; id <= 8; id++) breaker.failed({ resource: id, client: undefined }, 0)
    const { send, tally, call } = setting({ breakers: new Map([[breakerKeyOf(setting().call('offers', '', 0)), breaker]]) })
    expect(breakerKeyOf(call('offers', '', 0))).toBe('https://api.escale.travel offers')
    await send('quote', 'unavailable', 0)
    expect(tally.counted.openBreaker).toBe('')
    await send('offers', 'unavailable', 0)
    expect([tally.counted.openBreaker, tally.counted.failedCall]).toEqual(['offers', 'quote'])
  })

  it('takes no call for failed whose visitor has left', async () => {
    const { send, tally } = setting({ signal: AbortSignal.abort() })
    await send('offers', 'unavailable', 10)
    expect(tally.counted).toMatchObject({ calls: 1, unavailable: 0, failedCall: '' })
  })

  it('is settled when the last call has ended, and at once without calls', async () => {
    const { send, tally } = setting()
    await tally.settled()
    const sent = [send('offers', 'ok', 1), send('quote', 'ok', 1)]
    await tally.settled()
    expect(tally.counted.calls).toBe(2)
    await Promise.all(sent)
  })
})
