import type { GiftCardBalance, GiftCardPayments } from '../../contract/gift-card.ts'
import type { PriceInfo, UsedGiftCard } from '../../contract/price.ts'
import { chargedPrice } from './payments.ts'

/** A card of which the page has shown that it pays so many cents. */
export interface AgreedCard {
  readonly code: string
  readonly state: 'agreed'
  readonly amount: number
}

export type EnteredCard = GiftCardBalance | AgreedCard

/** Why what was typed is no card that pays: `same` is entered already, `unchecked` could not be read. A card says it by its state. */
export type CardProblem = 'form' | 'same' | 'tooMany' | 'busy' | 'unchecked' | GiftCardBalance

/** The gift cards of a checkout's form. */
export interface EnteredCards {
  /** In the order in which they pay; those that became unusable stay until they are removed. */
  readonly cards: readonly EnteredCard[]
  readonly typed: string
  readonly problem: CardProblem | undefined
}

/** What a card pays, and what is left on it afterwards, in cents. */
export interface CardShare {
  readonly code: string
  readonly amount: number
  /** Undefined where only what it pays is known. */
  readonly balanceLeft?: number
}

/** Cards pay in the order in which they were entered, each as much as it can. A card that has nothing to pay is left out. */
export function cardShares(price: number, cards: readonly EnteredCard[]): CardShare[] {
  let left = price
  return cards.flatMap((card): CardShare[] => {
    const limit = card.state === 'agreed' ? card.amount : card.state === 'usable' ? card.balance : 0
    const amount = Math.min(limit, left)
    left -= amount
    if (amount === 0) return []
    return [{ code: card.code, amount, ...(card.state === 'usable' && { balanceLeft: card.balance - amount }) }]
  })
}

/** What an order says of its cards. */
export const cardPayments = (shares: readonly CardShare[]): GiftCardPayments => shares.map(({ code, amount }) => ({ code, amount }))

/** The value of a form's field: the code, and what the card pays. */
export const formatAgreedCard = ({ code }: Pick<EnteredCard, 'code'>, share: CardShare | undefined): string =>
  `${code}=${share?.amount ?? 0}`

export function readAgreedCard(value: string): AgreedCard | undefined {
  const [, code, amount] = /^([^=]+)=(\d{1,9})$/.exec(value) ?? []
  return code === undefined ? undefined : { code, state: 'agreed', amount: Number(amount) }
}

/** The last four letters tell cards apart, and open none. */
export const serialNumberOf = ({ code }: Pick<CardShare, 'code'>): string => code.slice(-4)

export function priceWithCards(price: PriceInfo, shares: readonly CardShare[]): PriceInfo {
  if (shares.length === 0) return price
  const paid = shares.reduce((sum, { amount }) => sum + amount, 0)
  const giftcards = shares.map(
    ({ amount, balanceLeft, ...share }): UsedGiftCard => ({
      serialNumber: serialNumberOf(share),
      usedAmount: amount,
      ...(balanceLeft !== undefined && { balanceLeft }),
    }),
  )
  return { ...price, giftcards, remainingAmountToPay: chargedPrice(price) - paid }
}
