import { byLocale, fill, type Template, typeset, type Values } from '@escale/catalogue'
import type { OrderPayment } from '../../src/contract/order.ts'
import type { IsoDate } from '../../src/contract/scalars.ts'
import type { Market } from '../../src/market/markets.ts'
import { writtenDay } from '../clock/written-day.ts'
import { writtenMoney } from './written-money.ts'
import texts from './payment-lines.json' with { type: 'json' }

type Line = 'total' | 'fee' | 'paid' | 'due' | 'nothingDue'

const textsByLocale = byLocale<Readonly<Record<Line, Template>>>(texts, { fr: {}, nl: {} })

interface PaidOrder {
  /** In cents, before gifts and gift cards, and without the fee. */
  readonly price: number
  readonly payment: OrderPayment
  /** What gifts and gift cards have paid, as it is written. */
  readonly paidBesideMoney: readonly string[]
}

/** Says in an e-mail what is paid and due: a total with its fee, as the confirmation has it, and its parts. One of `today` or before is paid. */
export function paymentLines({ price, payment: { fee, parts }, paidBesideMoney }: PaidOrder, market: Market, today: IsoDate): string[] {
  const write = (line: Line, values: Values = {}) => fill(typeset(textsByLocale[market.locale][line], market.language), values)
  const charged = parts.filter(({ amount }) => amount > 0)
  return [
    write('total', { total: writtenMoney(price + fee, market) }),
    ...(fee > 0 ? [write('fee', { fee: writtenMoney(fee, market) })] : []),
    ...paidBesideMoney,
    ...charged.map(({ date, amount }) =>
      write(date <= today ? 'paid' : 'due', { day: writtenDay(date, market), amount: writtenMoney(amount, market) }),
    ),
    ...(charged.every(({ date }) => date <= today) ? [write('nothingDue')] : []),
  ]
}
