import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BookingsEvidence } from '../../contract/claims.ts'
import type { OfferCard } from '../../contract/offers.ts'
import { type CardMessage, cardMessages, labelText, type MessageSource } from '../../domain/cards/card-messages.ts'
import { scoreDisplay } from '../../domain/cards/review-score.ts'
import type { BadgeTone } from '../badge/Badge.tsx'
import { BookingsCount } from '../claim/BookingsCount.tsx'
import { Claim } from '../claim/Claim.tsx'
import { RoomsLeft } from '../claim/RoomsLeft.tsx'
import { formatShortDate } from '../format/date.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { labelIcon } from '../icon/label-icon.ts'
import { useSite, useVariation } from '../site/SiteContext.tsx'
import css from './Card.module.css'

export function CardMessages({ offer, dated }: { offer: MessageOffer; dated: boolean }): ReactNode {
  return <Messages messages={useMessages(offer, dated)} />
}

/** The message of a stay on its own page, which has no others. */
export function TargetedLabel({ label }: { label: MessageSource['targetedLabel'] }): ReactNode {
  return <Messages messages={label ? [targeted(label)] : []} />
}

function Messages({ messages }: { messages: readonly DisplayedMessage[] }): ReactNode {
  if (messages.length === 0) return null
  return (
    <div className={css.messages}>
      {messages.map((message) =>
        'rooms' in message ? (
          <RoomsLeft key="rooms" {...message} />
        ) : (
          <Claim key={message.text} tone={message.tone} evidence={message.bookings && <BookingsCount evidence={message.bookings} />}>
            {message.icon && <Icon name={message.icon} />}
            {message.text}
          </Claim>
        ),
      )}
    </div>
  )
}

interface LabelMessage {
  readonly text: string
  readonly tone: BadgeTone
  readonly icon?: IconName | undefined
  readonly bookings?: BookingsEvidence | undefined
}

export type DisplayedMessage = LabelMessage | { readonly rooms: number; readonly evidence: OfferCard['roomsEvidence'] }

function labelled(label: string, tone: BadgeTone, ownEmoji?: string, ownIcon?: string): LabelMessage {
  const { text, emoji } = labelText(label, ownEmoji)
  return { text, tone, icon: labelIcon(ownIcon ?? emoji) }
}

const targeted = ({ message, color = 'clear', emoji }: NonNullable<MessageSource['targetedLabel']>): LabelMessage =>
  labelled(message, color, emoji)

type MessageOffer = MessageSource & Partial<Pick<OfferCard, 'hotel'>>

function useMessages(offer: MessageOffer, dated: boolean): readonly DisplayedMessage[] {
  const { t } = useLingui()
  const { market } = useSite()
  const isShort = useVariation('productLabels')
  const label = (message: CardMessage): DisplayedMessage => {
    switch (message.kind) {
      case 'targetedLabel':
        return targeted(message.label)
      case 'expiration':
        return { text: t`Until ${formatShortDate(message.lastDay, market)}`, tone: 'alert' }
      case 'lastMinute':
        return { text: t`Last minute`, tone: 'dark' }
      case 'roomsLeft':
        return { rooms: message.rooms, evidence: message.evidence }
      case 'stress':
        return {
          ...labelled(message.label.message, message.label.color ?? 'social', message.label.emoji, message.label.icon),
          bookings: message.label.evidence,
        }
      case 'marketing':
        return labelled(message.label, 'clear')
    }
  }
  // A hotel without reviews has "New" in place of its score, so a label with the same word is left out.
  const repeated = offer.hotel && scoreDisplay(offer.hotel.review).kind === 'new' ? t`New`.toLowerCase() : undefined
  const marketingLabels = offer.marketingLabels?.filter((text) => labelText(text).text.toLowerCase() !== repeated)
  const messages = cardMessages({ ...offer, marketingLabels }, dated)
  return (isShort ? messages.slice(0, 1) : messages).map(label)
}
