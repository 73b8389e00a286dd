import type { Messages } from '../texts.ts'
import type { Grammar } from './grammar.ts'
import { type Counted, fill, fillCounted, type Template } from './template.ts'

export interface MessagesWording extends Pick<Messages, 'flexible' | 'nonRefundable' | 'takesNoBookings' | 'marketing' | 'targeted'> {
  readonly freeCancellation: Template
  readonly availableUntil: Template
  readonly bookedRecently: Counted
  readonly viewedToday: Counted
  readonly participants: Counted
  readonly rooms: Template
}

export function messagesOf(wording: MessagesWording, { finish, date, until }: Grammar): Messages {
  return {
    ...wording,
    freeCancellation: (deadline, today) =>
      finish(fill(wording.freeCancellation, { until: until(deadline, deadline.slice(0, 4) !== today.slice(0, 4)) })),
    availableUntil: (day) => finish(fill(wording.availableUntil, { until: until(day, false) })),
    bookedRecently: (count) => finish(fillCounted(wording.bookedRecently, count)),
    viewedToday: (count) => finish(fillCounted(wording.viewedToday, count)),
    participants: (count) => finish(fillCounted(wording.participants, count)),
    rooms: (count) => finish(fill(wording.rooms, { count })),
    longDate: (day) => date(day, true),
  }
}
