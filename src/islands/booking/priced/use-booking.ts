import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import type { ActivitySelection } from '../../../domain/stay/activity-selection.ts'
import {
  type BookingCalls,
  type BookingStep,
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
import { leaveTo } from '../../runtime/address.ts'
import { datedQuery, realtimeKey, realtimeQuery } from '../../stay-page/stay-queries.ts'
import { sentenceOf } from '../../queries/api.ts'
import type { PricedStay } from './use-priced-stay.ts'

interface BookingCheck {
  readonly check: Check
  readonly wrong: WrongActivities | undefined
  readonly sentence: string | undefined
  /** Compares the price on the page with the real-time one; leaves for the checkout if they are equal, else asks the visitor. */
  readonly checkPrice: (shownCents: number, payment?: PaymentMethod) => void
  readonly accept: () => void
  readonly dismiss: () => void
  readonly chooseActivity: (activityId: number, value: string) => void
}

interface BookingSetting {
  readonly dates: StayDates
  readonly onChooseActivities: (selection: ActivitySelection) => void
}

/** A checkout that is not there after this time was stopped by the visitor, who can then press Book again. */
const leavingTimeMs = 10_000

interface Press {
  readonly shownCents: number
  readonly payment: PaymentMethod | undefined
}

/** What a press of Book leads to. Another choice cancels the check, since its price would be that of the choice before. */
export function useBooking(priced: PricedStay, { dates, onChooseActivities }: BookingSetting): BookingCheck {
  const { site, today } = useSite()
  const client = useQueryClient()
  const { stay, offerId, activities } = priced
  const { offered, selection } = activities
  const choice = JSON.stringify([stay, dates, offerId, selection])
  const [state, dispatch] = useReducer(nextBookingState, notBooking)
  const check = checkOf(state, choice)
  const mutationKey = ['book', choice]
  const { mutate, reset, variables, data } = useMutation({
    mutationKey,
    // What a visitor pressed is not carried out minutes later, when the network returns.
    networkMode: 'always',
    mutationFn: async ({ shownCents }: Press) => {
      let sentence: string | undefined
      const unlessItFails = <Value>(call: Promise<Value>): Promise<Value | undefined> =>
        call.catch((cause: unknown) => void (sentence = sentenceOf(cause)))
      const calls: BookingCalls = {
        activityDates: async () =>
          activities.known ??
          (await unlessItFails(client.fetchQuery({ ...datedQuery(stay, dates), networkMode: 'always' })))?.activityDates,
        quote: (complete) => unlessItFails(client.fetchQuery(realtimeQuery(stay, { dates, offerId, activities: complete }))),
      }
      return { step: await checkBooking(calls, { shown: shownCents, today, selection, offered }), sentence }
    },
  })

  useEffect(() => {
    const stop = () => {
      reset()
      void client.cancelQueries({ queryKey: [realtimeKey] })
    }
    // A page that Back brings from the browser's cache is still leaving, unless the check is dismissed.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      stop()
      dispatch({ type: 'dismissed', choice })
    }
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('pageshow', onShow)
      stop()
    }
  }, [choice, client, reset])
  const isLeaving = check.kind === 'leaving'
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => dispatch({ type: 'dismissed', choice }), leavingTimeMs)
    return () => clearTimeout(timer)
  }, [isLeaving, choice])

  const leave = (price: number, chosen: ActivitySelection, payment: PaymentMethod | undefined) => {
    dispatch({ type: 'left', choice })
    track({ event: 'add_to_cart', stay: stay.stayId, flow: 'booking', price, nights: nightsOf(dates) })
    const criteria = { ...noStayChoices, guests: stay.guests, offerId, activities: chosen }
    leaveTo(checkoutHref(site, { stayId: stay.stayId, dates, criteria, shownPrice: price }, { payment }))
  }
  const take = (step: BookingStep, { payment }: Press) => {
    dispatch({ type: 'checked', choice, step })
    if (step.kind !== 'activities' && step.quote) priced.replaceQuote(step.quote)
    switch (step.kind) {
      case 'activities':
        if (step.wrong.fault === 'gone') onChooseActivities({})
        if (step.refused) activities.refetch()
        return
      case 'unpriced':
        if (!step.quote) reportNoQuote()
        return track({ event: 'quote_error', stay: stay.stayId, code: step.code })
      case 'changed':
        return track({ event: 'price_update', stay: stay.stayId, before: step.change.before, after: step.change.after })
      case 'leave':
        return leave(step.price, step.selection, payment)
    }
  }
  return {
    check,
    wrong: state.wrong,
    sentence: data?.sentence,
    checkPrice(shownCents, payment) {
      // The state alone is too late: a second press may precede the render of the first.
      if (isLeaving || client.isMutating({ mutationKey }) > 0) return
      dispatch({ type: 'started', choice })
      mutate({ shownCents, payment }, { onSuccess: (checked, press) => take(checked.step, press) })
    },
    accept: () => check.kind === 'changed' && leave(check.change.after, selection, variables?.payment),
    dismiss: () => dispatch({ type: 'dismissed', choice }),
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
