interface Reason {
  /** The CRM calls the reason by this name. */
  readonly requestType: string
  readonly requestSubtype: string
  /** A message about a booking needs its number. */
  readonly hasBooking: boolean
}

/** The list shows reasons in this order (B3.52). */
export const contactReasons = {
  avv_info: { requestType: 'information request', requestSubtype: '', hasBooking: false },
  booking_info: { requestType: 'information/request', requestSubtype: '', hasBooking: true },
  emailconf: { requestType: 'information/request', requestSubtype: 'confirmation email', hasBooking: true },
  modification: { requestType: 'modification', requestSubtype: '', hasBooking: true },
  cancellation: { requestType: 'cancellation request', requestSubtype: '', hasBooking: true },
  complaint: { requestType: 'complaint', requestSubtype: '', hasBooking: true },
  other: { requestType: 'none', requestSubtype: '', hasBooking: true },
} as const satisfies Readonly<Record<string, Reason>>

export type ContactReason = keyof typeof contactReasons

export const isContactReason = (text: string): text is ContactReason => Object.hasOwn(contactReasons, text)
