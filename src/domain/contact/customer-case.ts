import type { CustomerCase } from '../../contract/contact.ts'
import type { ContactFormValues } from './contact-form.ts'
import { contactReasons, isContactReason } from './contact-reasons.ts'

export interface CaseFacts {
  readonly orgId: string
  /** An ISO 3166-1 alpha-2 code. */
  readonly country: string
  /** The CRM redirects to the contact page, which then says thanks. */
  readonly returnTo: string
}

export function customerCase(values: ContactFormValues, { orgId, country, returnTo }: CaseFacts): CustomerCase {
  const { reason, bookingNumber, description, email, name, phone } = values
  const { requestType, requestSubtype, hasBooking } = contactReasons[isContactReason(reason) ? reason : 'other']
  return {
    orgid: orgId,
    status: 'New',
    type: requestType,
    subtype: requestSubtype,
    origin: 'Web',
    country,
    retURL: returnTo,
    contact_reason: reason,
    Booking_ID__c: hasBooking ? bookingNumber : '',
    description,
    email,
    name,
    phone,
  }
}
