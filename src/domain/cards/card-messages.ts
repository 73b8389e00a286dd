import type { OfferCard } from '../../contract/offers.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { roomsLeft } from './rooms-left.ts'

/** One message on a card; its words are made where it is shown. */
export type CardMessage =
  | { readonly kind: 'targetedLabel'; readonly label: NonNullable<OfferCard['targetedLabel']> }
  | { readonly kind: 'expiration'; readonly lastDay: IsoDate }
  | { readonly kind: 'lastMinute' }
  | { readonly kind: 'roomsLeft'; readonly rooms: number }
  | { readonly kind: 'stress'; readonly label: NonNullable<OfferCard['stressMessage']> }
  | { readonly kind: 'marketing'; readonly label: string }

export type MessageSource = Pick<
  OfferCard,
  'targetedLabel' | 'expiration' | 'lastMinute' | 'availableRooms' | 'stressMessage' | 'marketingLabels'
>

/** The most messages a card shows. */
const most = 2

/** The messages of a card: at most 2, a claim about demand only with its number; targeted label before expiration, last minute, rooms left, stress and marketing label. */
export function cardMessages(card: MessageSource, hasDates: boolean): CardMessage[] {
  const rooms = roomsLeft(card.availableRooms, hasDates)
  const all: readonly (CardMessage | undefined | false | 0)[] = [
    card.targetedLabel && { kind: 'targetedLabel', label: card.targetedLabel },
    card.expiration !== undefined && { kind: 'expiration', lastDay: card.expiration },
    card.lastMinute === true && { kind: 'lastMinute' },
    rooms !== undefined && { kind: 'roomsLeft', rooms },
    card.stressMessage?.count && { kind: 'stress', label: card.stressMessage },
    ...(card.marketingLabels ?? []).map((label) => ({ kind: 'marketing', label }) as const),
  ]
  return all.filter((message) => typeof message === 'object').slice(0, most)
}
