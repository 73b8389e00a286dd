import { Hono } from 'hono'
import * as v from 'valibot'
import { Email } from '../../../src/contract/email.ts'
import type { OriginEnv } from '../../env.ts'
import { fields, localeOf } from '../fields.ts'
import { returnAddress } from '../return-address.ts'
import { badRequest, languageOf } from '../screen.ts'

const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))

const WebToCase = v.object({
  orgid: text(40),
  status: v.literal('New'),
  type: v.optional(v.pipe(v.string(), v.maxLength(80))),
  subtype: v.optional(v.pipe(v.string(), v.maxLength(80))),
  origin: text(80),
  country: text(40),
  retURL: text(2000),
  contact_reason: v.picklist(['avv_info', 'booking_info', 'emailconf', 'modification', 'cancellation', 'complaint', 'other']),
  Booking_ID__c: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{8}$/))])),
  description: text(10_000),
  email: Email,
  name: text(120),
  phone: v.pipe(text(40), v.regex(/^[\d ()+-]+$/)),
})

const hanging = 30_000

/** For these e-mail addresses the CRM fails instead of filing the case. */
const provoked: Readonly<Record<string, () => Promise<Response>>> = {
  'fails@crm.example': async () => new Response('made to fail', { status: 500 }),
  'refuses@crm.example': async () => new Response('made to refuse', { status: 400 }),
  'elsewhere@crm.example': async () => new Response(null, { status: 303, headers: { location: 'https://elsewhere.example/' } }),
  'hangs@crm.example': async () => {
    await new Promise((resolve) => setTimeout(resolve, hanging))
    return new Response('made to hang', { status: 503 })
  },
}

/** Stands in for the CRM: it accepts a complete case, stores nothing, and sends the visitor back. */
export const crm = new Hono<OriginEnv>()

crm.post('/crm/web-to-case', async (c) => {
  const input = await fields(c)
  const fault = provoked[input['email'] ?? '']
  if (fault) return fault()
  const filed = v.safeParse(WebToCase, input)
  const back = returnAddress(input['retURL'], c.env)
  return filed.success && back ? c.redirect(back.href, 303) : badRequest(c, languageOf(localeOf(input)))
})
