import { describe, expect, it } from 'vitest'
import type { HeldCode } from '../src/domain/gift/held-codes.ts'
import { giftSessionCookie, heldGiftsIn, restSeconds } from './gift-session.ts'

const env = { GIFT_SESSION_SECRET: 'a secret of these tests, long enough' }
const now = new Date('2027-03-15T11:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const box: HeldCode = { reference: '90000001', code: 'JWRS-7KMA-Q2XN' }
const voucher: HeldCode = { reference: '90000002', code: 'ABCD-2345-EFGH', email: 'zoe@example.com' }

const cookieOf = async (gifts: readonly HeldCode[], secrets: { GIFT_SESSION_SECRET: string } = env): Promise<string> =>
  ((await giftSessionCookie(gifts, secrets, now)) ?? '').split(';')[0] ?? ''

describe('the session of a beneficiary', () => {
  it('is read again by the site alone: nobody reads a code in its cookie', async () => {
    const cookie = await cookieOf([box, voucher])
    expect(await heldGiftsIn(`a=b; ${cookie}; c=d`, env, now)).toEqual([box, voucher])
    const bytes = atob(cookie.split('=')[1]!.replaceAll('-', '+').replaceAll('_', '/'))
    for (const secret of ['JWRS', 'ABCD', 'zoe', '9000000']) for (const text of [cookie, bytes]) expect(text).not.toContain(secret)
  })

  it('is another text each time, although it says the same', async () => {
    expect(await cookieOf([box])).not.toBe(await cookieOf([box]))
  })

  it('is for this host only, over https, out of reach of scripts, and not sent by forms of other sites', async () => {
    const cookie = await giftSessionCookie([box], env, now)
    expect(cookie).toMatch(/^__Host-gifts=[\w-]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=1800$/)
  })

  it('ends after half an hour of rest, whatever the browser keeps', async () => {
    const cookie = await cookieOf([box])
    expect(await heldGiftsIn(cookie, env, after(restSeconds - 1))).toEqual([box])
    expect(await heldGiftsIn(cookie, env, after(restSeconds))).toEqual([])
  })

  it('does not survive a change of any of its bytes, nor another secret, nor nonsense', async () => {
    const cookie = await cookieOf([box])
    const from = '__Host-gifts='.length
    for (let at = from; at < cookie.length - 1; at++) {
      const changed = cookie.slice(0, at) + (cookie[at] === 'A' ? 'B' : 'A') + cookie.slice(at + 1)
      expect(await heldGiftsIn(changed, env, now)).toEqual([])
    }
    expect(await heldGiftsIn(cookie, { GIFT_SESSION_SECRET: 'another secret, which is as long as it' }, now)).toEqual([])
    for (const value of ['', 'A', 'x'.repeat(16), cookie.slice(from, -4), '%', 'ü'])
      expect(await heldGiftsIn(`__Host-gifts=${value}`, env, now)).toEqual([])
  })

  it('is not opened without a secret of 32 characters, and read by none', async () => {
    const cookie = await cookieOf([box])
    for (const secrets of [{}, { GIFT_SESSION_SECRET: 'short' }]) {
      expect(await giftSessionCookie([box], secrets, now)).toBeUndefined()
      expect(await heldGiftsIn(cookie, secrets, now)).toEqual([])
    }
  })

  it('survives the change of its secret, in either order, and is written with the new one', async () => {
    const next = 'the secret that replaces it, as long'
    const old = await cookieOf([box])
    const before = { ...env, GIFT_SESSION_SECRET_ACCEPTED: next }
    const changing = { GIFT_SESSION_SECRET: next, GIFT_SESSION_SECRET_ACCEPTED: env.GIFT_SESSION_SECRET }
    const replaced = { GIFT_SESSION_SECRET: next }
    const written = await cookieOf([box], changing)
    for (const secrets of [before, changing]) {
      expect(await heldGiftsIn(old, secrets, now)).toEqual([box])
      expect(await heldGiftsIn(written, secrets, now)).toEqual([box])
    }
    expect(await heldGiftsIn(written, replaced, now)).toEqual([box])
    expect(await heldGiftsIn(old, replaced, now)).toEqual([])
    expect(await heldGiftsIn(old, changing, after(restSeconds))).toEqual([])
  })

  it('is ended by an empty cookie', async () => {
    expect(await giftSessionCookie([], env, now)).toBe('__Host-gifts=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0')
  })

  it('fits into a cookie with as many gifts and as long addresses as it may have', async () => {
    const email = `${'z'.repeat(64)}@${'example-'.repeat(22)}x.example`
    const gifts = Array.from({ length: 5 }, (_, at) => ({ ...voucher, reference: `9000000${at}`, email }))
    expect(email.length).toBeLessThanOrEqual(254)
    const cookie = await giftSessionCookie(gifts, env, now)
    expect(cookie?.length).toBeLessThan(4096)
    expect(await heldGiftsIn(cookie?.split(';')[0] ?? '', env, now)).toEqual(gifts)
  })
})
