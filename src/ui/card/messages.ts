import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type CardMessage, cardMessages, type MessageSource } from '../../domain/cards/card-messages.ts'
import type { BadgeTone } from '../badge/Badge.tsx'
import { shortDate } from '../format/date.ts'
import { useSite } from '../site/SiteContext.tsx'

export interface Message {
  readonly text: string
  readonly tone: BadgeTone
}

/** The words and tones of a card's messages. */
export function useMessages(offer: MessageSource, dated: boolean): readonly Message[] {
  const { t } = useLingui()
  const { market } = useSite()
  const words = (message: CardMessage): Message => {
    switch (message.kind) {
      case 'targetedLabel':
        return { text: [message.label.emoji, message.label.message].filter(Boolean).join(' '), tone: message.label.color ?? 'clear' }
      case 'expiration':
        return { text: t`Until ${shortDate(message.lastDay, market)}`, tone: 'alert' }
      case 'lastMinute':
        return { text: t`Last minute`, tone: 'dark' }
      case 'roomsLeft':
        return {
          text: t`${plural(message.rooms, { one: 'Only # room left on our site', other: 'Only # rooms left on our site' })}`,
          tone: 'scarcity',
        }
      case 'stress':
        return { text: message.message, tone: 'social' }
      case 'marketing':
        return { text: message.label, tone: 'clear' }
    }
  }
  return cardMessages(offer, dated).map(words)
}
