import * as v from 'valibot'
import { LinkUrl } from './scalars.ts'

export const PhoneLine = v.object({ phone: v.string(), phoneUrl: LinkUrl, hours: v.array(v.string()) })
export type PhoneLine = v.InferOutput<typeof PhoneLine>

/** The anchor of an entry in the FAQ. */
const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,120}$/))

/** `GET /api/cms/contact?locale`. */
export const ContactContent = v.object({
  popularFaqs: v.pipe(v.array(v.object({ id: Slug, title: v.string() })), v.maxLength(5)),
  chatHours: v.array(v.string()),
})
export type ContactContent = v.InferOutput<typeof ContactContent>

/** The response of Turnstile's `siteverify`. */
export const ChallengeVerdict = v.object({ success: v.boolean() })
export type ChallengeVerdict = v.InferOutput<typeof ChallengeVerdict>

/** The fields of a form of the CRM ("web to case"). Those without a value are sent empty. */
export interface CustomerCase {
  readonly orgid: string
  readonly status: 'New'
  readonly type: string
  readonly subtype: string
  readonly origin: 'Web'
  /** An ISO 3166-1 alpha-2 code. */
  readonly country: string
  /** The CRM redirects to it. */
  readonly retURL: string
  readonly contact_reason: string
  readonly Booking_ID__c: string
  readonly description: string
  readonly email: string
  readonly name: string
  readonly phone: string
}
