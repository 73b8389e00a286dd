import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GiftCardBalance } from '../../contract/gift-card.ts'
import { cardShares, formatAgreedCard, priceWithCards, readAgreedCard } from './gift-cards.ts'
import { amountToPay, giftCardPayment } from './payments.ts'

const card = (code: string, balance: number, state: GiftCardBalance['state'] = 'usable'): GiftCardBalance => ({ code, state, balance })
const [first, second, third] = ['JWRS-7KMA-Q2XN', 'JWRS-7KMA-Q2XP', 'JWRS-7KMA-Q2XQ'] as const

describe('gift cards', () => {
  it('pay in the order in which they were entered, and say what is left on each', () => {
    expect(cardShares(12_000, [card(first, 5_000), card(second, 10_000), card(third, 2_000)])).toEqual([
      { code: first, amount: 5_000, balanceLeft: 0 },
      { code: second, amount: 7_000, balanceLeft: 3_000 },
    ])
  })

  it('pay nothing unless they are usable', () => {
    for (const state of ['reserved', 'spent', 'expired', 'unpaid', 'elsewhere', 'otherGift', 'unknown'] as const)
      expect(cardShares(12_000, [card(first, 5_000, state)])).toEqual([])
  })

  it('are lines of the price, which leaves the rest to pay', () => {
    const price = priceWithCards({ sellPrice: 12_000, refPrice: 15_000 }, cardShares(12_000, [card(first, 5_000)]))
    expect(price).toEqual({
      sellPrice: 12_000,
      refPrice: 15_000,
      giftcards: [{ serialNumber: 'Q2XN', usedAmount: 5_000, balanceLeft: 0 }],
      remainingAmountToPay: 7_000,
    })
    expect(giftCardPayment(price)).toEqual({ paid: 5_000, left: 7_000 })
    expect(priceWithCards({ sellPrice: 12_000 }, [])).toEqual({ sellPrice: 12_000 })
  })

  it('pay what was agreed where only that is known, as a form has it', () => {
    const agreed = [first, second].map((code, at) => readAgreedCard(formatAgreedCard({ code }, { code, amount: at * 7_000 })))
    expect(agreed).toEqual([
      { code: first, state: 'agreed', amount: 0 },
      { code: second, state: 'agreed', amount: 7_000 },
    ])
    const shares = cardShares(
      12_000,
      agreed.flatMap((entered) => entered ?? []),
    )
    expect(shares).toEqual([{ code: second, amount: 7_000 }])
    expect(priceWithCards({ sellPrice: 12_000 }, shares).giftcards).toEqual([{ serialNumber: 'Q2XP', usedAmount: 7_000 }])
    for (const wrong of ['', first, `${first}=`, `${first}=1e3`, `${first}=-5`, `${first}=1234567890`])
      expect(readAgreedCard(wrong)).toBeUndefined()
  })

  it('pay to the cent: shares and rest are the price, and no card pays more than it has', () => {
    const balances = fc.array(fc.nat(100_000), { maxLength: 5 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000 }), balances, (price, list) => {
        const cards = list.map((balance, at) => card(`${at}`, balance))
        const shares = cardShares(price, cards)
        const paid = shares.reduce((sum, { amount }) => sum + amount, 0)
        expect(paid + amountToPay(priceWithCards({ sellPrice: price }, shares))).toBe(price)
        for (const { code, amount, balanceLeft } of shares)
          expect([amount > 0, amount + (balanceLeft ?? 0)]).toEqual([true, list[Number(code)]])
        expect(paid).toBe(
          Math.min(
            price,
            list.reduce((sum, balance) => sum + balance, 0),
          ),
        )
      }),
    )
  })
})
