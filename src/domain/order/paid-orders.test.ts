import { describe, expect, it } from 'vitest'
import { type PaidOrder, paidOrdersCookie, parsePaidOrders } from './paid-orders.ts'

const paid = (order: string, subject = 'card-50'): PaidOrder => ({ subject, order, at: '1800000000', signature: 'a'.repeat(64) })
const cookieOf = (set: string) => `other=1; ${set.split(';')[0]}`

describe('the paid orders that a browser knows', () => {
  it('are read as they were written, the newest first, each once, four at most', () => {
    let known: PaidOrder[] = []
    for (const order of ['10000001', '10000002', '10000003', '10000002', '10000004', '10000005'])
      known = parsePaidOrders(cookieOf(paidOrdersCookie(paid(order, `booking-7-2027-05-25-2027-05-${order.at(-1)}6`), known)))
    expect(known.map(({ order }) => order)).toEqual(['10000005', '10000004', '10000002', '10000003'])
    expect(known[0]).toEqual(paid('10000005', 'booking-7-2027-05-25-2027-05-56'))
  })

  it('are dropped where they are no orders', () => {
    const good = 'card-50:10000001:1800000000:' + 'a'.repeat(64)
    for (const [text, count] of [
      ['', 0],
      ['~~~', 0],
      [`x~${good}`, 1],
      [good.replace('1000', 'abcd'), 0],
      [`<b>${good}`, 0],
    ] as const)
      expect(parsePaidOrders(`__Host-paid=${text}`)).toHaveLength(count)
    expect(parsePaidOrders('')).toEqual([])
  })
})
