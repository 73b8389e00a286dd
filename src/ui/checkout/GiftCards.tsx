import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { maxGiftCards } from '../../contract/gift-card.ts'
import {
  type CardProblem,
  type CardShare,
  cardShares,
  type EnteredCard,
  type EnteredCards,
  formatAgreedCard,
  serialNumberOf,
} from '../../domain/pricing/gift-cards.ts'
import { marketOfLocale } from '../../market/markets.ts'
import { Button } from '../button/Button.tsx'
import { TextField } from '../field/TextField.tsx'
import { formatDate } from '../format/date.ts'
import { formatPrice } from '../format/price.ts'
import { Notice } from '../notice/Notice.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Checkout.module.css'

interface GiftCardsProps extends EnteredCards {
  readonly shares: readonly CardShare[]
  /** The form's address with the anchor of the cards, since adding one loads the page again. */
  readonly updateAction: string
}

/** The id of the part of a checkout with its gift cards. */
export const giftCardsPart = 'gift-cards'

/** Works without scripts: its buttons post the form, which comes back with everything that was typed. */
export function GiftCards({ cards, typed, problem, shares, updateAction }: GiftCardsProps): ReactNode {
  const { t } = useLingui()
  const problemOf = useCardProblems()
  const pressed = { type: undefined, formAction: updateAction, formNoValidate: true, look: 'second', small: true } as const
  return (
    <section className={css.cards} id={giftCardsPart} data-unremembered>
      <h3>
        <Trans>Pay with gift cards</Trans>
      </h3>
      {cards.length > 0 && (
        <ul>
          {cards.map((card) => (
            <li key={card.code}>
              <CardLine card={card} share={shares.find(({ code }) => code === card.code)} />
              <Button {...pressed} name="remove" value={card.code} aria-label={t`Remove the gift card ${`…${serialNumberOf(card)}`}`}>
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem && problem !== 'form' && (
        <Notice tone="warn" live>
          {problemOf(problem)}
        </Notice>
      )}
      {cards.length < maxGiftCards && (
        <div className={css.code} data-enter>
          <TextField
            name="giftCard"
            label={cards.length > 0 ? t`Another gift card` : t`Code of a gift card`}
            hint={t`Twelve letters and digits, such as ABCD-2345-EFGH`}
            rule={{ kind: 'giftCode' }}
            value={typed}
            error={problem === 'form' ? 'giftCode' : undefined}
            autoComplete="off"
          />
          <Button {...pressed} name="update" value="card">
            <Trans>Use this card</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}

/** For a form that shows no cards, which posts them again. `price` is in cents. */
export function CardsKept({ cards, typed, price }: Pick<EnteredCards, 'cards' | 'typed'> & { readonly price: number }): ReactNode {
  const shares = cardShares(price, cards)
  return (
    <>
      {cards.map((card) => (
        <CardField key={card.code} card={card} share={shares.find(({ code }) => code === card.code)} />
      ))}
      {typed && <input type="hidden" name="giftCard" value={typed} />}
    </>
  )
}

interface CardProps {
  readonly card: EnteredCard
  readonly share: CardShare | undefined
}

const CardField = ({ card, share }: CardProps) => <input type="hidden" name="card" value={formatAgreedCard(card, share)} />

function CardLine({ card, share }: CardProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const problemOf = useCardProblems()
  const fact = () => {
    const pays = share && t`pays ${formatPrice(share.amount, market)}`
    if (card.state === 'agreed') return pays
    if (card.state !== 'usable') return problemOf(card)
    const { balance, validUntil } = card
    const left = t`${formatPrice(share?.balanceLeft ?? balance, market)} left on it`
    const until = validUntil && t`valid until ${formatDate(validUntil, market)}`
    return [pays ?? t`is not needed`, left, until].filter(Boolean).join(' · ')
  }
  return (
    <p>
      <CardField card={card} share={share} />
      <b>{t`Gift card ${`…${serialNumberOf(card)}`}`}</b> <small>{fact()}</small>
    </p>
  )
}

function useCardProblems(): (problem: Exclude<CardProblem, 'form'>) => ReactNode {
  const { t } = useLingui()
  const { market, homes } = useSite()
  return (problem) => {
    if (problem === 'same') return t`This gift card is entered already.`
    if (problem === 'tooMany') return t`One order is paid with at most ${maxGiftCards} gift cards.`
    if (problem === 'busy') return t`Too many codes were tried from your connection. Please wait a minute and try again.`
    if (problem === 'unchecked')
      return t`We cannot read gift cards at the moment, and nothing has been ordered. Please try again, or order without one.`
    const { state, validUntil, locale } = problem
    switch (state) {
      case 'spent':
        return t`Nothing is left on this gift card.`
      case 'reserved':
        return t`What is left on this gift card is held by an order that waits for its payment. It is free again when that payment is cancelled, or half an hour after the order.`
      case 'expired':
        return validUntil
          ? t`This gift card was valid until ${formatDate(validUntil, market)}. Please call us: we look for a solution with you.`
          : t`This gift card is no longer valid. Please call us: we look for a solution with you.`
      case 'unpaid':
        return t`This gift card has not been paid for yet, so it cannot be used.`
      case 'elsewhere': {
        const seller = locale && marketOfLocale(locale)
        const name = seller && new Intl.DisplayNames(market.tag, { type: 'region' }).of(seller.country)
        return (
          <>
            {name
              ? t`This gift card was sold in another country and pays there: ${name}.`
              : t`This gift card was sold in another country and pays there.`}
            {seller && (
              <>
                {' '}
                <a href={homes?.[seller.id] ?? seller.base} hrefLang={seller.tag}>
                  <Trans>Go to that site</Trans>
                </a>
              </>
            )}
          </>
        )
      }
      case 'otherGift':
        return t`This code opens a gift box or a voucher, which is not money: it is redeemed for its own stay or activity.`
      case 'usable':
      case 'unknown':
        return t`We know no gift card with this code. Please check it: a code has no I, L, O, 0 or 1.`
    }
  }
}
