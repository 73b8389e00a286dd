import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { Email } from '../../../src/contract/email.ts'
import type { Bindings, OriginEnv } from '../../env.ts'
import { findGiftOrder } from '../../gifts/gift-orders.ts'
import { findOrder } from '../../orders/orders.ts'
import { fields, localeOf } from '../fields.ts'
import { badRequest, languageOf, type Markup, screen, type ScreenLanguage } from '../screen.ts'

const BookingNumber = v.object({ number: v.pipe(v.string(), v.regex(/^\d{8}$/)), email: Email })
const Code = v.object({ code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{6,24}$/)) })

/**
 * Screens for the number of a booking or a voucher. A booking or a gift is found by its number and any e-mail; no voucher can be used here.
 */
export const codeScreens = new Hono<OriginEnv>()

codeScreens.on(['GET', 'POST'], '/booking-lookup', (c) =>
  respond(c, BookingNumber, ({ texts: { lookup }, set }) => ({
    ...lookup,
    find: async ({ number = '' }) => orderLine(c.env, number),
    inputs: html`<label>${set(lookup.number)}<input name="number" inputmode="numeric" pattern="[0-9]{8}" maxlength="8" required></label>
      <label>${set(lookup.email)}<input name="email" type="email" autocomplete="email" maxlength="254" required></label>`,
    button: lookup.search,
  })),
)
codeScreens.on(['GET', 'POST'], '/beneficiary/login', (c) => respond(c, Code, (language) => codeForm(language, 'beneficiary')))
codeScreens.on(['GET', 'POST'], '/box/login', (c) => respond(c, Code, (language) => codeForm(language, 'box')))

interface CodeForm {
  readonly title: string
  readonly text: string
  readonly inputs: Markup
  readonly button: string
  readonly none: string
  readonly find?: (fields: Readonly<Record<string, string>>) => Promise<string | undefined>
}

async function orderLine(env: Bindings, number: string): Promise<string | undefined> {
  const booking = await findOrder(env, number)
  if (booking?.status === 'confirmed') return [booking.label, booking.hotel.label, booking.reservationCriteria.checkin].join(' · ')
  const gift = booking ? undefined : await findGiftOrder(env, number)
  return gift?.status === 'paid' ? `${gift.label} · ${gift.validUntil}` : undefined
}

function codeForm({ texts, set }: ScreenLanguage, kind: 'beneficiary' | 'box'): CodeForm {
  const { title, text, code, open, none } = texts[kind]
  return {
    title,
    text,
    none,
    button: open,
    inputs: html`<label>${set(code)}<input name="code" pattern="[A-Za-z0-9\\-]{6,24}" maxlength="24" autocomplete="off" required></label>`,
  }
}

async function respond(c: Context<OriginEnv>, schema: v.GenericSchema, write: (language: ScreenLanguage) => CodeForm): Promise<Response> {
  const input = await fields(c)
  const language = languageOf(localeOf(input))
  const posted = c.req.method === 'POST'
  if (posted && !v.is(schema, input)) return badRequest(c, language)
  const { title, text, inputs, button, none, find } = write(language)
  const found = posted ? await find?.(input) : undefined
  const { set, market } = language
  return screen(c, language, {
    title,
    body: html`<p>${set(text)}</p>
      ${posted ? html`<p role="status"><strong>${found ?? set(none)}</strong></p>` : ''}
      <form method="post">
        <input type="hidden" name="locale" value="${market.locale}">
        ${inputs}
        <p class="actions"><button>${set(button)}</button></p>
      </form>`,
  })
}
