import { useLingui } from '@lingui/react/macro'
import type { BookingsEvidence } from '../../contract/claims.ts'
import type { OfferCard } from '../../contract/offers.ts'
import { type CardMessage, cardMessages, labelText, type MessageSource } from '../../domain/cards/card-messages.ts'
import { scoreDisplay } from '../../domain/cards/review-score.ts'
import type { BadgeTone } from '../badge/Badge.tsx'
import { formatShortDate } from '../format/date.ts'
import { labelIcon } from '../icon/label-icon.ts'
import { useSite } from '../site/SiteContext.tsx'

interface LabelMessage {
  readonly text: string
  readonly tone: BadgeTone
  /** Path data. */
  readonly icon?: string | undefined
  readonly bookings?: BookingsEvidence | undefined
}

export type DisplayedMessage = LabelMessage | { readonly rooms: number; readonly evidence: OfferCard['roomsEvidence'] }

/** Its emoji is replaced by an icon. */
function labelled(label: string, tone: BadgeTone, ownEmoji?: string, ownIcon?: string): LabelMessage {
  const { text, emoji } = labelText(label, ownEmoji)
  return { text, tone, icon: labelIcon(ownIcon ?? emoji) }
}

export type MessageOffer = MessageSource & Partial<Pick<OfferCard, 'hotel'>>

export function useMessages(offer: MessageOffer, dated: boolean): readonly DisplayedMessage[] {
  const { t } = useLingui()
  const { market, variations = [] } = useSite()
  const label = (message: CardMessage): DisplayedMessage => {
    switch (message.kind) {
      case 'targetedLabel':
        return labelled(message.label.message, message.label.color ?? 'clear', message.label.emoji)
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
  // Without reviews the card has "New" in place of the score.
  const repeated = offer.hotel && scoreDisplay(offer.hotel.review).kind === 'new' ? t`New`.toLowerCase() : undefined
  const marketingLabels = offer.marketingLabels?.filter((text) => labelText(text).text.toLowerCase() !== repeated)
  const messages = cardMessages({ ...offer, marketingLabels }, dated)
  return (variations.includes('productLabels') ? messages.slice(0, 1) : messages).map(label)
}
