import * as v from 'valibot'
import { type GiftCardBalance, maxGiftCards } from '../../src/contract/gift-card.ts'
import { GiftCode } from '../../src/contract/gift-code.ts'
import { readGiftCodes } from '../../src/domain/gift/gift-code.ts'
import {
  type CardProblem,
  cardShares,
  type EnteredCard,
  type EnteredCards,
  formatAgreedCard,
  readAgreedCard,
} from '../../src/domain/pricing/gift-cards.ts'
import type { PageContext } from '../context.ts'
import type { CardFailure } from './card-failures.tsx'

export const noCards: EnteredCards = { cards: [], typed: '', problem: undefined }

/** Whether a button of the gift cards was pressed, which orders nothing. */
export const changesCards = (posted: FormData): boolean => posted.get('update') === 'card' || posted.has('remove')

/**
 * The gift cards of a posted checkout (`card`), each with what the page has shown that it pays, and what is typed (`giftCard`). An order is
 * sent with these amounts, so that the same form is the same order even after the cards have paid it.
 */
export function postedCards(posted: FormData): EnteredCards {
  const known = new Map<string, EnteredCard>()
  for (const value of posted.getAll('card')) {
    const card = typeof value === 'string' ? readAgreedCard(value) : undefined
    if (card && v.is(GiftCode, card.code) && card.code !== posted.get('remove') && known.size < maxGiftCards) known.set(card.code, card)
  }
  const typed = posted.get('giftCard')
  return { cards: [...known.values()], typed: typeof typed === 'string' ? typed.trim().slice(0, 200) : '', problem: undefined }
}

/** Asks the upstream what the posted cards hold, and the typed ones. A typed card that cannot pay stays in its field. */
export async function checkedCards(context: Pick<PageContext, 'upstream' | 'secondsToTryCode'>, posted: FormData): Promise<EnteredCards> {
  const { cards: known, typed } = postedCards(posted)
  const codes = readGiftCodes(typed)
  const added = codes.filter((code) => !known.some((card) => card.code === code))
  const wrong = wrongEntry(typed, { codes: codes.length, added: added.length, known: known.length })
  const asked = [...known.map(({ code }) => code), ...(wrong ? [] : added)]
  if (asked.length === 0) return { cards: [], typed, problem: wrong }
  const balances = await balancesOf(context, asked)
  if (typeof balances === 'string') return { cards: known, typed, problem: balances }
  const refused = balances.slice(known.length).find(({ state }) => state !== 'usable')
  const cards = balances.filter(({ state }, at) => at < known.length || state === 'usable')
  return { cards, typed: wrong ? typed : (refused?.code ?? ''), problem: wrong ?? refused }
}

/** Why a form with a code that was just typed is shown again before it orders. */
export function failureOfTyped({ problem }: EnteredCards): CardFailure {
  if (problem === 'unchecked') return 'cardUnchecked'
  if (problem === 'busy') return 'cardBusy'
  return problem === undefined ? 'cardAdded' : 'cardRefused'
}

/** Why a card could not be added or removed. */
export function failureOfChange(checked: EnteredCards): CardFailure | undefined {
  return checked.problem === undefined ? undefined : failureOfTyped(checked)
}

/** Whether cards would pay in another way than agreed, where `due` was left to pay, in cents. */
export function paysOtherwise(due: number, agreed: EnteredCards, checked: EnteredCards): boolean {
  const price = agreed.cards.reduce((sum, card) => sum + (card.state === 'agreed' ? card.amount : 0), due)
  const shares = ({ cards }: EnteredCards) => cardShares(price, cards).map((share) => formatAgreedCard(share, share))
  return shares(agreed).join() !== shares(checked).join()
}

function wrongEntry(typed: string, count: Readonly<Record<'codes' | 'added' | 'known', number>>): CardProblem | undefined {
  if (typed === '') return undefined
  if (count.codes === 0) return 'form'
  if (count.added === 0) return 'same'
  return count.known + count.added > maxGiftCards ? 'tooMany' : undefined
}

async function balancesOf(
  { upstream, secondsToTryCode }: Pick<PageContext, 'upstream' | 'secondsToTryCode'>,
  codes: readonly string[],
): Promise<readonly GiftCardBalance[] | 'busy' | 'unchecked'> {
  if ((await secondsToTryCode()) > 0) return 'busy'
  const response = await upstream.giftCardBalances({ codes: [...codes] })
  if (response.kind !== 'ok') return 'unchecked'
  const cards = codes.flatMap((code) => response.value.cards.find((card) => card.code === code) ?? [])
  return cards.length === codes.length ? cards : 'unchecked'
}
