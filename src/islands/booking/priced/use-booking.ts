import { useEffect, useReducer, useRef, useState } from 'react'
import type { ActivitySelection } from '../../../domain/stay/activity-selection.ts'
import {
  type BookingCalls,
  type Check,
  checkBooking,
  checkOf,
  nextBookingState,
  notBooking,
  type WrongActivities,
} from '../../../domain/booking/check-booking.ts'
import { nightsOf, type StayDates } from '../../../domain/dates/stay-dates.ts'
import { checkoutHref } from '../../../domain/stay/booking-address.ts'
import type { PaymentMethod } from '../../../domain/pricing/payments.ts'
import { noStayChoices } from '../../../domain/stay/criteria.ts'
import { track } from '../../../enhancements/analytics/track.ts'
import { reportMessage } from '../../../enhancements/page/report.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import { datedQuery, fetchRealtimeQuote } from '../../stay-page/stay-queries.ts'
import { sentenceOf } from '../../queries/api.ts'
import type { PricedStay } from './use-priced-stay.ts'

export interface BookingState {
  readonly check: Check
  readonly wrong: WrongActivities | undefined
  readonly sentence: string | undefined
  /** Checks the price shown (cents) against the real-time one, then leaves for the checkout. */
  readonly book: (shown: number, payment?: PaymentMethod) => void
  readonly accept: () => void
  readonly dismiss: () => void
  readonly chooseActivity: (activityId: number, value: string) => void
}

interface BookingSetting {
  readonly dates: StayDates
  readonly onChooseActivities: (selection: ActivitySelection) => void
}

/** Another choice cancels the check. */
export function useBooking(priced: PricedStay, { dates, onChooseActivities }: BookingSetting): BookingState {
  const { site, today } = useSite()
  const { stay, offerId, activities } = priced
  const { offered, selection } = activities
  const choice = JSON.stringify([stay, dates, offerId, selection])
  const [state, dispatch] = useReducer(nextBookingState, notBooking)
  const check = checkOf(state, choice)
  const running = useRef<AbortController>(undefined)
  /** Payment of the latest attempt, for a changed price. */
  const payment = useRef<PaymentMethod>(undefined)
  const [sentence, setSentence] = useState<string>()

  useEffect(() => {
    const stop = () => {
      running.current?.abort()
      running.current = undefined
    }
    // A page from the back/forward cache can book again.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      stop()
      dispatch({ type: 'dismissed', choice })
    }
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('pageshow', onShow)
      stop()
    }
  }, [choice])

  const leave = (price: number, chosen: ActivitySelection) => {
    dispatch({ type: 'left', choice })
    track({ event: 'add_to_cart', stay: stay.stayId, flow: 'booking', price, nights: nightsOf(dates) })
    const criteria = { ...noStayChoices, guests: stay.guests, offerId, activities: chosen }
    location.assign(checkoutHref(site, { stayId: stay.stayId, dates, criteria, shownPrice: price }, { payment: payment.current }))
  }
  const book = async (shown: number, method: PaymentMethod | undefined) => {
    if (running.current) return
    payment.current = method
    const control = new AbortController()
    running.current = control
    dispatch({ type: 'started', choice })
    const { signal } = control
    setSentence(undefined)
    const unlessItFails = <Value>(call: Promise<Value>): Promise<Value | undefined> =>
      call.catch((cause: unknown) => void setSentence(sentenceOf(cause)))
    const calls: BookingCalls = {
      activityDates: async () => activities.known ?? (await unlessItFails(datedQuery(stay, dates).load(signal)))?.activityDates,
      quote: (complete) => unlessItFails(fetchRealtimeQuote(stay, { dates, offerId, activities: complete }, signal)),
    }
    const step = await checkBooking(calls, { shown, today, selection, offered })
    if (signal.aborted) return
    dispatch({ type: 'checked', choice, step })
    if (step.kind === 'activities' || step.kind === 'unpriced') running.current = undefined
    if (step.kind !== 'activities' && step.quote) priced.replaceQuote(step.quote)
    switch (step.kind) {
      case 'activities':
        if (step.wrong.gone) onChooseActivities({})
        if (step.refused) activities.refetch()
        return
      case 'unpriced':
        if (!step.quote) reportNoQuote()
        return track({ event: 'quote_error', stay: stay.stayId, code: step.code })
      case 'changed':
        return track({ event: 'price_update', stay: stay.stayId, before: step.change.before, after: step.change.after })
      case 'leave':
        return leave(step.price, step.selection)
    }
  }
  return {
    check,
    wrong: state.wrong,
    sentence,
    book: (shown, method) => void book(shown, method),
    accept: () => check.kind === 'changed' && leave(check.change.after, selection),
    dismiss: () => {
      running.current = undefined
      dispatch({ type: 'dismissed', choice })
    },
    chooseActivity: (activityId, value) => {
      onChooseActivities({ ...selection, [activityId]: value })
      dispatch({ type: 'activityChosen', activityId })
    },
  }
}

/** What is logged and reported of a price that could not be read (B8.8). */
function reportNoQuote(): void {
  console.warn('Error fetching quote-realtime')
  reportMessage('An unexpected error occurred while fetching the quote')
}
