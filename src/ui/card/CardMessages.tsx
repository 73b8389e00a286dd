import type { ReactNode } from 'react'
import type { MessageSource } from '../../domain/cards/card-messages.ts'
import { Badge } from '../badge/Badge.tsx'
import { Icon } from '../icon/Icon.tsx'
import css from './Card.module.css'
import { useMessages } from './messages.ts'

/** Urgency and reassurance messages of a card, at most two. */
export function CardMessages({ offer, dated }: { offer: MessageSource; dated: boolean }): ReactNode {
  const messages = useMessages(offer, dated)
  if (messages.length === 0) return null
  return (
    <p className={css.messages}>
      {messages.map(({ text, tone, icon }) => (
        <Badge key={text} tone={tone}>
          {icon && <Icon path={icon} />}
          {text}
        </Badge>
      ))}
    </p>
  )
}
