import { useEffect, useRef, useState } from 'react'
import type { Quote } from '../../contract/quote.ts'
import type { ActivitySelection } from '../../domain/criteria/activity-selection.ts'
import { nightsOf } from '../../domain/criteria/party-and-dates.ts'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import { comparePrices, type PriceChange } from '../../domain/pricing/price-change.ts'
import { activityErrors, needsActivityDates, quoteNotFetched, quoteOutcome } from '../../domain/quote/quote-outcome.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { reportMessage } from '../report.ts'
import { checkoutLink } from './checkout-link.ts'
import { type AskedStay, askRealtimeQuote } from './stay-calls.ts'
import { track } from './track.ts'
import type { ChosenActivities } from './use-activities.ts'

/** Where booking stands. `changed` waits for the visitor; `leaving` is on its way to checkout. */
export type Check =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'changed'; readonly change: PriceChange }
  | { readonly kind: 'failed' }
  | { readonly kind: 'leaving' }

export interface Booking {
  readonly check: Check
  /** Checks the price shown (cents) against the real-time one. Does nothing while a check is under way. */
  readonly book: (shown: number) => void
  /** Goes to checkout with the changed price. */
  readonly accept: () => void
  /** Stays on the page, with the changed price. */
  readonly dismiss: () => void
}

const idle: Check = { kind: 'idle' }

interface Wanted {
  readonly dates: StayDates | undefined
  readonly offerId: number | undefined
  readonly activities: ChosenActivities
  readonly today: string
  /** An answer that is newer than the one shown. */
  readonly onQuote: (quote: Quote) => void
}

/**
 * Booking: dates of activities, then the real-time quote; unchanged goes to checkout, changed asks, and another choice of dates,
 * party, offer or activities calls it off.
 */
export function useBooking(stay: AskedStay, { dates, offerId, activities, ...it }: Wanted): Booking {
  const { site } = useSite()
  const choice = JSON.stringify([stay, dates, offerId, activities.selection])
  const [state, setState] = useState({ choice, check: idle })
  const running = useRef<AbortController>(undefined)
  // What was found out about another choice says nothing about this one.
  const check = state.choice === choice ? state.check : idle
  const setCheck = (next: Check) => setState({ choice, check: next })

  useEffect(() => {
    const stop = () => {
      running.current?.abort()
      running.current = undefined
    }
    // A page that comes back from the back/forward cache can book again.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      stop()
      setState({ choice, check: idle })
    }
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('pageshow', onShow)
      stop()
    }
  }, [choice])

  const leave = (price: number, chosen: ActivitySelection = activities.selection) => {
    if (!dates) return
    setCheck({ kind: 'leaving' })
    track({ event: 'add_to_cart', stay: stay.stayId, flow: 'booking', price, nights: nightsOf(dates) })
    location.assign(checkoutLink(site, { ...stay, dates, price, offerId, activities: chosen }))
  }
  const book = async (shown: number) => {
    if (!dates || running.current) return
    const control = new AbortController()
    running.current = control
    setCheck({ kind: 'checking' })
    const halt = (at: Check) => {
      running.current = undefined
      setCheck(at)
    }
    const selection = await activities.complete(control.signal)
    if (control.signal.aborted) return
    if (!selection) return halt(idle)
    const quote = await askRealtimeQuote(stay, { dates, offerId, activities: selection }, control.signal).catch(() => undefined)
    if (control.signal.aborted) return
    if (!quote) reportNoQuote()
    const outcome = quote ? quoteOutcome(quote, it.today) : quoteNotFetched
    if (outcome.kind !== 'priced' && needsActivityDates(outcome.reason) && activities.offered.length > 0) {
      activities.refuse(outcome.reason.includes(activityErrors.gone))
      return halt(idle)
    }
    if (quote) it.onQuote(quote)
    if (outcome.kind !== 'priced') {
      track({ event: 'quote_error', stay: stay.stayId, code: outcome.reason })
      // Where there is an answer, the panel shows it: no longer available, for one.
      return halt(quote ? idle : { kind: 'failed' })
    }
    const change = comparePrices(shown, outcome.price.sellPrice)
    if (change.direction === 'same') return leave(change.after, selection)
    track({ event: 'price_update', stay: stay.stayId, before: change.before, after: change.after })
    setCheck({ kind: 'changed', change })
  }
  return {
    check,
    book: (shown) => void book(shown),
    accept: () => check.kind === 'changed' && leave(check.change.after),
    dismiss: () => {
      running.current = undefined
      setCheck(idle)
    },
  }
}

/** Section 8 of both specifications: the console and the error reporting are told in these words; the visitor is told at the price. */
function reportNoQuote(): void {
  console.warn('Error fetching quote-realtime')
  reportMessage('An unexpected error occurred while fetching the quote')
}
