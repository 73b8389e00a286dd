import type { ReactNode } from 'react'
import { BookingsCount } from '../claim/BookingsCount.tsx'
import { Claim } from '../claim/Claim.tsx'
import { RoomsLeft } from '../claim/RoomsLeft.tsx'
import { Icon } from '../icon/Icon.tsx'
import css from './Card.module.css'
import { type MessageOffer, useMessages } from './messages.ts'

export function CardMessages({ offer, dated }: { offer: MessageOffer; dated: boolean }): ReactNode {
  const messages = useMessages(offer, dated)
  if (messages.length === 0) return null
  return (
    <div className={css.messages}>
      {messages.map((message) =>
        'rooms' in message ? (
          <RoomsLeft key="rooms" {...message} />
        ) : (
          <Claim key={message.text} tone={message.tone} evidence={message.bookings && <BookingsCount evidence={message.bookings} />}>
            {message.icon && <Icon path={message.icon} />}
            {message.text}
          </Claim>
        ),
      )}
    </div>
  )
}
