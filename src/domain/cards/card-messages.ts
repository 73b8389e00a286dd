import type { OfferCard } from '../../contract/offers.ts'
import type { IsoDate } from '../../contract/scalars.ts'

const scarceRooms = 3

export function roomsLeft(availableRooms: number | undefined, hasDates: boolean): number | undefined {
  return hasDates && availableRooms !== undefined && availableRooms >= 1 && availableRooms <= scarceRooms ? availableRooms : undefined
}

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

/** Messages are in the order of their priority; a card has room for two. */
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

const emoji =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic}\uFE0F?)*/gu

export interface LabelText {
  readonly text: string
  readonly emoji?: string | undefined
}

/** Emoji look different on each device, so they are taken out of the text and shown as icons. */
export function labelText(label: string, ownEmoji?: string): LabelText {
  const text = label
    .replace(emoji, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim()
  return { text, emoji: ownEmoji ?? label.match(emoji)?.[0] }
}
