import { describe, expect, it } from 'vitest'
import type { GiftOrder } from '../../contract/gift-order.ts'
import type { Order, OrderPayment } from '../../contract/order.ts'
import type { Outcome } from '../../contract/outcome.ts'
import { orderKey, placedOrder } from './placed-order.ts'

const key = '5f0c7a52-1111-4222-8333-94d9c6e2b001'
const paidOn = (date: string, amount = 16_200): OrderPayment => ({ method: 'full', fee: 0, parts: [{ date, amount }] })
const order = { stayId: 10572, payment: paidOn('2027-03-15'), amount: 16_200 }

describe('the key of an order', () => {
  it('is the same for the same form, after midnight too', async () => {
    const first = await orderKey(key, order)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(await orderKey(key, { ...order })).toBe(first)
    expect(await orderKey(key, { ...order, payment: paidOn('2027-03-16') })).toBe(first)
  })

  it('is another for another form, stay, sum or way to pay', async () => {
    const keys = await Promise.all([
      orderKey(key, order),
      orderKey(key.replace('5', '6'), order),
      orderKey(key, { ...order, stayId: 10573 }),
      orderKey(key, { ...order, amount: 16_300 }),
      orderKey(key, { ...order, payment: { ...order.payment, method: '3x' } }),
      orderKey(key, { ...order, payment: { ...order.payment, fee: 194 } }),
    ])
    expect(new Set(keys).size).toBe(6)
  })
})

type Status = Order['status'] | GiftOrder['status']
interface Made {
  readonly reference: string
  readonly status: Status
  readonly payment: OrderPayment
  readonly total: number
}

const made = (changes: Partial<Made> = {}): Outcome<Made> => ({
  kind: 'ok',
  value: { reference: '12345678', status: 'open', payment: order.payment, total: 16_200, ...changes },
})
const read = (outcome: Outcome<Made>) => placedOrder(outcome, order, ({ total }) => total)

describe('the response to a creating call', () => {
  it.each<[Status, string]>([
    ['open', 'payable'],
    ['created', 'payable'],
    ['refused', 'payable'],
    ['confirmed', 'paid'],
    ['paid', 'paid'],
    ['expired', 'expired'],
  ])('with an order that is %s means %s', (status, kind) => {
    expect(read(made({ status }))).toEqual({ kind, ...(kind !== 'expired' && { reference: '12345678' }) })
  })

  it.each<[string, Partial<Made>]>([
    ['another sum', { total: 16_201 }],
    ['another way to pay', { payment: { ...order.payment, method: 'deferred' } }],
    ['another fee', { payment: { ...order.payment, fee: 1 } }],
  ])('with an order of %s is reported, unless that is paid already', (_, changes) => {
    expect(read(made(changes))).toEqual({ kind: 'different', report: 'another sum or way to pay than agreed' })
    expect(read(made({ ...changes, status: 'paid' }))).toEqual({ kind: 'paid', reference: '12345678' })
  })

  it('with the payments of yesterday is of the same order', () => {
    expect(read(made({ payment: paidOn('2027-03-14') }))).toEqual({ kind: 'payable', reference: '12345678' })
  })

  it.each<[string, Outcome<Made>, object]>([
    ['a conflict is none of ours', { kind: 'refused', status: 409 }, { kind: 'conflict' }],
    ['any other refusal is reported', { kind: 'refused', status: 401 }, { kind: 'declined', report: 'refused with 401' }],
    ['so is a stay that does not exist', { kind: 'notFound' }, { kind: 'declined', report: 'not found' }],
    ['a lost response leaves it unknown whether there is an order', { kind: 'unavailable' }, { kind: 'unknown', report: 'unavailable' }],
    ['and so does one that cannot be read', { kind: 'invalid' }, { kind: 'unknown', report: 'invalid' }],
  ])('without an order: %s', (_, outcome, expected) => {
    expect(read(outcome)).toEqual(expected)
  })
})
