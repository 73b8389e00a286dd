/** Action of the visitor for analytics; values are ids, dates, counts and cents. */
export type Tracked =
  | { readonly event: 'select_item'; readonly stay: number; readonly index: number }
  /** The first page on which the visitor sees an experiment, in its variation or as the control. */
  | { readonly event: 'experiment_exposure'; readonly experiment: string; readonly variation: string }
  | { readonly event: 'view_promotion'; readonly promotion: string }
  | { readonly event: 'select_checkin'; readonly stay: number | undefined; readonly hotel: number; readonly checkin: string }
  | { readonly event: 'price_update'; readonly stay: number; readonly before: number; readonly after: number }
  /** No price when the visitor booked: the server's code or message, or QUOTE_FETCH_ERROR. */
  | { readonly event: 'quote_error'; readonly stay: number; readonly code: string }
  | {
      readonly event: 'add_to_cart'
      readonly stay: number
      readonly flow: 'booking' | 'gifting'
      readonly price: number
      readonly nights: number
    }
  | {
      readonly event: 'add_to_cart'
      readonly box: string
      readonly flow: 'gifting'
      readonly price: number
      readonly format: 'digital' | 'physical'
    }
  | {
      readonly event: 'add_to_cart'
      readonly activity: number
      readonly flow: 'activity'
      readonly price: number
      readonly adults: number
      readonly ownUse: boolean
    }

export function track(detail: Tracked): void {
  dispatchEvent(new CustomEvent('escale:track', { detail }))
}
