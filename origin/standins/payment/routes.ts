import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { companies } from '../../content/company.ts'
import type { OriginEnv } from '../../env.ts'
import { fields, localeOf } from '../fields.ts'
import { returnAddress } from '../return-address.ts'
import { badRequest, languageOf, type Markup, screen, type ScreenLanguage } from '../screen.ts'
import { Order, orderFields } from './order.ts'

interface PaymentRequest {
  readonly order: Order
  readonly back: URL
}

/** The order of a request, if it is valid and leads back to the site. */
async function paymentRequestOf(c: Context<OriginEnv>, input: Readonly<Record<string, string>>): Promise<PaymentRequest | undefined> {
  const order = v.safeParse(Order, input)
  const back = order.success ? returnAddress(order.output.return, c.env) : undefined
  return order.success && back ? { order: order.output, back } : undefined
}

function money({ amount, currency }: Order, { market }: ScreenLanguage): string {
  return new Intl.NumberFormat(market.tag, { style: 'currency', currency }).format(amount / 100)
}

function summary(order: Order, language: ScreenLanguage): Markup {
  const { payment } = language.texts
  return html`<dl>
    <div><dt>${language.set(payment.amount)}</dt><dd class="amount">${money(order, language)}</dd></div>
    <div><dt>${language.set(payment.reference)}</dt><dd>${order.reference}</dd></div>
    <div><dt>${language.set(payment.title)}</dt><dd>${language.set(payment.how[order.method])}</dd></div>
  </dl>`
}

/** Stand-in for the payment provider: accepts or cancels. Nothing is charged or stored. */
export const payment = new Hono<OriginEnv>()

payment.get('/pay', async (c) => {
  const input = await fields(c)
  const language = languageOf(localeOf(input))
  const found = await paymentRequestOf(c, input)
  if (!found) return badRequest(c, language)
  const { texts, set, market } = language
  const hidden = Object.entries(orderFields(found.order)).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  const methods = companies[market.locale].paymentMethods.map(
    (method, index) => html`<label><input type="radio" name="with" value="${method}" ${index === 0 ? 'checked' : ''}> ${method}</label>`,
  )
  return screen(c, language, {
    title: texts.payment.title,
    body: html`${summary(found.order, language)}
      <form method="post" action="/pay/confirm">
        ${hidden}
        <fieldset><legend>${set(texts.payment.with)}</legend>${methods}</fieldset>
        <p class="actions">
          <button>${set(texts.payment.confirm)}</button>
          <button class="second" formaction="/pay/cancel">${set(texts.payment.cancel)}</button>
        </p>
      </form>`,
  })
})

payment.on(['GET', 'POST'], '/pay/confirm', async (c) => {
  const input = await fields(c)
  const language = languageOf(localeOf(input))
  const found = await paymentRequestOf(c, input)
  if (!found) return badRequest(c, language)
  // A reload of the receipt must not pay twice.
  if (c.req.method === 'POST') return c.redirect(`/pay/confirm?${new URLSearchParams(orderFields(found.order))}`, 303)
  const { texts, set } = language
  return screen(c, language, {
    title: texts.payment.done,
    body: html`<p>${set(texts.payment.doneText)}</p>
      ${summary(found.order, language)}
      <p class="actions"><a class="button" href="${withOutcome(found, 'confirmed')}">${set(texts.back)}</a></p>`,
  })
})

payment.on(['GET', 'POST'], '/pay/cancel', async (c) => {
  const input = await fields(c)
  const found = await paymentRequestOf(c, input)
  return found ? c.redirect(withOutcome(found, 'cancelled'), 303) : badRequest(c, languageOf(localeOf(input)))
})

function withOutcome({ back, order }: PaymentRequest, outcome: 'confirmed' | 'cancelled'): string {
  const address = new URL(back)
  address.searchParams.set('payment', outcome)
  address.searchParams.set('reference', order.reference)
  return address.href
}
