import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { companies } from '@escale/catalogue'
import type { PaymentOutcome } from '../../../src/contract/order.ts'
import type { OriginEnv } from '../../env.ts'
import { instantOf } from '../../clock/instant.ts'
import { writtenDay } from '../../clock/written-day.ts'
import { fields, localeOf } from '../fields.ts'
import { returnAddress } from '../return-address.ts'
import { badRequest, languageOf, type Markup, screen, type ScreenLanguage } from '../screen.ts'
import { writtenMoney } from '../../orders/written-money.ts'
import { findPayable, type Payable } from './payable.ts'
import { outboxOf } from '../../outbox/outbox.ts'
import { outboxAddress } from '../outbox.ts'
import { PaymentRequest, requestFields } from './payment-request.ts'
import { signedReturn } from './sign.ts'

interface RequestedPayment {
  readonly request: PaymentRequest
  readonly order: Payable
  readonly back: URL
}

/** Returns undefined unless the request is valid, agrees with its stored order, and leads back to the site. */
async function paymentOf(c: Context<OriginEnv>, input: Readonly<Record<string, string>>): Promise<RequestedPayment | undefined> {
  const request = v.safeParse(PaymentRequest, input)
  const back = request.success ? returnAddress(request.output.return, c.env) : undefined
  if (!request.success || !back) return undefined
  const { amount, fee, method, reference } = request.output
  const order = await findPayable(c.env, reference)
  const agreed = order?.amount === amount && order.payment.fee === fee && order.payment.method === method
  return order && agreed ? { request: request.output, order, back } : undefined
}

/** The amount that is shown includes the fee. */
function summary({ request, order }: RequestedPayment, language: ScreenLanguage): Markup {
  const { set, market } = language
  const { payment } = language.texts
  const { amount, fee, method } = request
  const { parts } = order.payment
  return html`<dl>
    <div><dt>${set(payment.amount)}</dt><dd class="amount">${writtenMoney(amount + fee, market)}</dd></div>
    ${fee > 0 && html`<div><dt>${set(payment.fee)}</dt><dd>${writtenMoney(fee, market)}</dd></div>`}
    <div><dt>${set(payment.reference)}</dt><dd>${request.reference}</dd></div>
    <div><dt>${set(payment.title)}</dt><dd>${set(payment.how[method])}</dd></div>
    ${
      method !== 'full' &&
      parts.map((part) => html`<div><dt>${writtenDay(part.date, market)}</dt><dd>${writtenMoney(part.amount, market)}</dd></div>`)
    }
  </dl>`
}

/** Stands in for the payment provider: it accepts, refuses or cancels. Nothing is charged. */
export const payment = new Hono<OriginEnv>()

payment.get('/pay', async (c) => {
  const input = await fields(c)
  const language = languageOf(localeOf(input))
  const found = await paymentOf(c, input)
  if (!found) return badRequest(c, language)
  const { texts, set, market } = language
  const hidden = Object.entries(requestFields(found.request)).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  const methods = companies[market.locale].paymentMethods.map(
    (method, index) => html`<label><input type="radio" name="with" value="${method}" ${index === 0 ? 'checked' : ''}> ${method}</label>`,
  )
  return screen(c, language, {
    title: texts.payment.title,
    body: html`${summary(found, language)}
      <form method="post" action="/pay/confirm">
        ${hidden}
        <fieldset><legend>${set(texts.payment.with)}</legend>${methods}</fieldset>
        <p class="actions">
          <button>${set(texts.payment.confirm)}</button>
          <button class="second" formaction="/pay/refuse">${set(texts.payment.refuse)}</button>
          <button class="second" formaction="/pay/cancel">${set(texts.payment.cancel)}</button>
        </p>
      </form>`,
  })
})

payment.post('/pay/confirm', async (c) => {
  const input = await fields(c)
  const found = await paymentOf(c, input)
  if (!found) return badRequest(c, languageOf(localeOf(input)))
  if (!(await found.order.settle('paid'))) return badRequest(c, languageOf(localeOf(input)))
  // The redirect keeps a reload of the receipt from paying twice.
  return c.redirect(`/pay/receipt?${new URLSearchParams(requestFields(found.request))}`, 303)
})

payment.get('/pay/receipt', async (c) => {
  const input = await fields(c)
  const language = languageOf(localeOf(input))
  const found = await paymentOf(c, input)
  if (!found?.order.isPaid) return badRequest(c, language)
  const { texts, set } = language
  const mails = await outboxOf(c.env.DB, found.order.reference)
  return screen(c, language, {
    title: texts.payment.done,
    body: html`<p>${set(texts.payment.doneText)}</p>
      ${summary(found, language)}
      <p class="actions">
        <a class="button" href="${await withOutcome(c, found, 'confirmed')}">${set(texts.back)}</a>
        ${mails.length > 0 && html`<a class="button second" href="${outboxAddress(found.request)}">${set(texts.outbox.show)}</a>`}
      </p>`,
  })
})

for (const [path, outcome] of [
  ['/pay/refuse', 'refused'],
  ['/pay/cancel', 'cancelled'],
] as const) {
  payment.post(path, async (c) => {
    const input = await fields(c)
    const found = await paymentOf(c, input)
    if (!found) return badRequest(c, languageOf(localeOf(input)))
    await found.order.settle('refused')
    return c.redirect(await withOutcome(c, found, outcome), 303)
  })
}

async function withOutcome(c: Context<OriginEnv>, { back, order }: RequestedPayment, outcome: PaymentOutcome): Promise<string> {
  const address = new URL(back)
  const query = await signedReturn(c.env.PAYMENT_SECRET, { order: order.reference, outcome }, instantOf(c.env))
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value)
  return address.href
}
