import type { ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import { Badge } from '../badge/Badge.tsx'
import css from './Card.module.css'
import { useMessages } from './messages.ts'

/** What presses or reassures on a card, at most two. */
export function CardMessages({ offer, dated }: { offer: OfferCard; dated: boolean }): ReactNode {
  const messages = useMessages(offer, dated)
  if (messages.length === 0) return null
  return (
    <p className={css.messages}>
      {messages.map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </p>
  )
}
