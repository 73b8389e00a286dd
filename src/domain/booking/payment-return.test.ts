import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { returnOutcome } from './payment-return.ts'

const secret = 'a secret of this test'
const now = new Date('2027-03-15T11:00:00Z')
const seconds = now.getTime() / 1000
const unsigned = { order: '12345678', outcome: 'confirmed', at: String(seconds) }
const signed = (changes: Partial<typeof unsigned> = {}, key = secret) => {
  const fields = { ...unsigned, ...changes }
  const signature = createHmac('sha256', key).update(`${fields.order}.${fields.outcome}.${fields.at}`).digest('hex')
  return { ...fields, signature }
}
const outcomeOf = (query: Record<string, string>, keys: readonly string[] = [secret]) =>
  returnOutcome(new URLSearchParams(query), keys, now)

describe('a return from payment', () => {
  it.each(['confirmed', 'refused', 'cancelled'])('has the outcome that was signed: %s', async (outcome) => {
    expect(await outcomeOf(signed({ outcome }))).toEqual({ order: '12345678', outcome })
  })

  it('is valid for 24 hours, and a minute before', async () => {
    const at = async (offset: number) => (await outcomeOf(signed({ at: String(seconds + offset) }))) !== 'unknown'
    expect([await at(-86_400), await at(-86_401), await at(60), await at(61)]).toEqual([true, false, true, false])
  })

  it.each([
    ['without a signature', unsigned],
    ['with the signature of another order', { ...signed(), order: '87654321' }],
    ['with the signature of another outcome', { ...signed({ outcome: 'refused' }), outcome: 'confirmed' }],
    ['with the signature of another time', { ...signed(), at: String(seconds - 1) }],
    ['signed with another secret', signed({}, 'guess')],
    ['with an outcome nobody knows', signed({ outcome: 'pending' })],
    ['with a signature of another length', { ...signed(), signature: signed().signature.slice(2) }],
    ['with a signature that is no hex', { ...signed(), signature: 'z'.repeat(64) }],
    ['with an order that is no reference', signed({ order: '../1' })],
  ])('is unknown %s', async (_name, query) => {
    expect(await outcomeOf(query)).toBe('unknown')
  })

  it('is unknown where no secret is configured', async () => {
    expect(await outcomeOf(signed({}, ' '), [])).toBe('unknown')
    expect(await outcomeOf(signed(), [])).toBe('unknown')
  })

  it('is known by either secret while one replaces the other, and by no third', async () => {
    const keys = ['the new secret', secret]
    expect(await outcomeOf(signed(), keys)).toEqual({ order: '12345678', outcome: 'confirmed' })
    expect(await outcomeOf(signed({}, 'the new secret'), keys)).toEqual({ order: '12345678', outcome: 'confirmed' })
    expect(await outcomeOf(signed({}, 'a third secret'), keys)).toBe('unknown')
  })
})
