import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OfferCard } from '../../contract/offers.ts'
import type { BadgeTone } from '../badge/Badge.tsx'
import { shortDate } from '../format/date.ts'
import { useSite } from '../site/SiteContext.tsx'

export interface Message {
  readonly text: string
  readonly tone: BadgeTone
}

/** The at most two messages of a card, by the specification's priority. */
export function useMessages(offer: OfferCard, dated: boolean): readonly Message[] {
  const { t } = useLingui()
  const { market } = useSite()
  const rooms = offer.availableRooms
  const all: (Message | false | undefined)[] = [
    offer.targetedLabel && {
      text: [offer.targetedLabel.emoji, offer.targetedLabel.message].filter(Boolean).join(' '),
      tone: offer.targetedLabel.color ?? 'clear',
    },
    offer.expiration !== undefined && { text: t`Until ${shortDate(offer.expiration, market)}`, tone: 'alert' },
    offer.lastMinute && { text: t`Last minute`, tone: 'dark' },
    dated &&
      rooms !== undefined &&
      rooms > 0 &&
      rooms <= 3 && {
        text: t`${plural(rooms, { one: 'Only # room left on our site', other: 'Only # rooms left on our site' })}`,
        tone: 'scarcity',
      },
    offer.stressMessage !== undefined && { text: offer.stressMessage, tone: 'social' },
    ...(offer.marketingLabels ?? []).map((text): Message => ({ text, tone: 'clear' })),
  ]
  return all.filter((message) => message !== false && message !== undefined).slice(0, 2)
}
