import * as v from 'valibot'

/** Anchor of an entry on the FAQ: the slug of its title. */
const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,120}$/))

/** `GET /api/cms/contact?locale`: what the contact page has of its own. */
export const ContactContent = v.object({
  /** The most popular entries of the FAQ, as they are named there. */
  popularFaqs: v.pipe(v.array(v.object({ id: Slug, title: v.string() })), v.maxLength(5)),
  /** Hours of the chat, one line for each group of days. */
  chatHours: v.array(v.string()),
})
export type ContactContent = v.InferOutput<typeof ContactContent>

/** Response of the challenge's verification, as Turnstile's `siteverify` has it. */
export const ChallengeVerdict = v.object({ success: v.boolean() })
export type ChallengeVerdict = v.InferOutput<typeof ChallengeVerdict>

/** A case as a form of the CRM ("web to case"); every field is sent, those without a value empty. */
export interface CustomerCase {
  readonly orgid: string
  readonly status: 'New'
  readonly type: string
  readonly subtype: string
  readonly origin: 'Web'
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Address to which the CRM redirects when it has filed the case. */
  readonly retURL: string
  readonly contact_reason: string
  readonly Booking_ID__c: string
  readonly description: string
  readonly email: string
  readonly name: string
  readonly phone: string
}
