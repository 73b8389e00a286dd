import type { OfferCard } from '../../contract/offers.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { roomsLeft } from './rooms-left.ts'

/** Rendering adds the text. */
export type CardMessage =
  | { readonly kind: 'targetedLabel'; readonly label: NonNullable<OfferCard['targetedLabel']> }
  | { readonly kind: 'expiration'; readonly lastDay: IsoDate }
  | { readonly kind: 'lastMinute' }
  | { readonly kind: 'roomsLeft'; readonly rooms: number; readonly evidence: OfferCard['roomsEvidence'] }
  | { readonly kind: 'stress'; readonly label: NonNullable<OfferCard['stressMessage']> }
  | { readonly kind: 'marketing'; readonly label: string }

export type MessageSource = Pick<
  OfferCard,
  'targetedLabel' | 'expiration' | 'lastMinute' | 'availableRooms' | 'roomsEvidence' | 'stressMessage' | 'marketingLabels'
>

const maxMessages = 2

/** At most 2, by priority. */
export function cardMessages(card: MessageSource, hasDates: boolean): CardMessage[] {
  const rooms = roomsLeft(card.availableRooms, hasDates)
  const all: readonly (CardMessage | undefined | false | 0)[] = [
    card.targetedLabel && { kind: 'targetedLabel', label: card.targetedLabel },
    card.expiration !== undefined && { kind: 'expiration', lastDay: card.expiration },
    card.lastMinute === true && { kind: 'lastMinute' },
    rooms !== undefined && { kind: 'roomsLeft', rooms, evidence: card.roomsEvidence },
    card.stressMessage?.count && { kind: 'stress', label: card.stressMessage },
    ...(card.marketingLabels ?? []).map((label) => ({ kind: 'marketing', label }) as const),
  ]
  return all.filter((message) => typeof message === 'object').slice(0, maxMessages)
}
