import { byLocale, fill, type Template, typeset } from '@escale/catalogue'
import type { UsedGiftCard } from '../../src/contract/price.ts'
import { type Locale, marketOfLocale } from '../../src/market/markets.ts'
import { writtenMoney } from '../orders/written-money.ts'
import json from './mail-lines.json' with { type: 'json' }

/** `{used}` and `{left}` are amounts, and `{serial}` is the end of the code. */
type Lines = Readonly<Record<'left' | 'empty', Template>>

const { fr, nl, es, it, frBe } = json
const textsByLocale = byLocale<Lines>({ fr, nl, es, it }, { fr: frBe, nl: {} })

/** Says in an e-mail what each card has paid, and what is left on it. */
export function giftCardLines(cards: readonly UsedGiftCard[], locale: Locale): string[] {
  const market = marketOfLocale(locale)
  return cards.map(({ serialNumber: serial = '', usedAmount = 0, balanceLeft = 0 }) => {
    const { left, empty } = textsByLocale[locale]
    return fill(typeset(balanceLeft > 0 ? left : empty, market.language), {
      serial,
      used: writtenMoney(usedAmount, market),
      left: writtenMoney(balanceLeft, market),
    })
  })
}
