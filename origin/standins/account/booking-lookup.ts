import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { Email } from '../../../src/contract/email.ts'
import type { Bindings, OriginEnv } from '../../env.ts'
import { findGiftOrder } from '../../gifts/gift-orders.ts'
import { findOrder } from '../../orders/orders.ts'
import { fields, localeOf } from '../fields.ts'
import { badRequest, languageOf, screen } from '../screen.ts'

const BookingNumber = v.object({ number: v.pipe(v.string(), v.regex(/^\d{8}$/)), email: Email })

/** Finds a booking or a gift by its number and any e-mail. */
export const bookingLookup = new Hono<OriginEnv>()

bookingLookup.on(['GET', 'POST'], '/booking-lookup', async (c) => {
  const input = await fields(c)
  const language = languageOf(localeOf(input))
  const { set, market } = language
  const { lookup } = language.texts
  const isPosted = c.req.method === 'POST'
  const posted = v.safeParse(BookingNumber, input)
  if (isPosted && !posted.success) return badRequest(c, language)
  const found = isPosted && posted.success ? await orderLine(c.env, posted.output.number) : undefined
  return screen(c, language, {
    title: lookup.title,
    body: html`<p>${set(lookup.text)}</p>
      ${isPosted ? html`<p role="status"><strong>${found ?? set(lookup.none)}</strong></p>` : ''}
      <form method="post">
        <input type="hidden" name="locale" value="${market.locale}">
        <label>${set(lookup.number)}<input name="number" inputmode="numeric" pattern="[0-9]{8}" maxlength="8" required></label>
        <label>${set(lookup.email)}<input name="email" type="email" autocomplete="email" maxlength="254" required></label>
        <p class="actions"><button>${set(lookup.search)}</button></p>
      </form>`,
  })
})

async function orderLine(env: Bindings, number: string): Promise<string | undefined> {
  const booking = await findOrder(env, number)
  if (booking?.status === 'confirmed') return [booking.label, booking.hotel.label, booking.reservationCriteria.checkin].join(' · ')
  const gift = booking ? undefined : await findGiftOrder(env, number)
  return gift?.status === 'paid' ? `${gift.label} · ${gift.validUntil}` : undefined
}
