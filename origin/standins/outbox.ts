import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { OrderReference } from '../../src/contract/order.ts'
import { dayOf } from '../clock/days.ts'
import { nowIn } from '../clock/now.ts'
import type { OriginEnv } from '../env.ts'
import { type Mail, outboxOf } from '../gifts/outbox.ts'
import { fields, localeOf } from './fields.ts'
import { badRequest, languageOf, type Markup, screen, type ScreenLanguage } from './screen.ts'

/** Shows the e-mails that would be sent for an order, which is found by its reference only. */
export const outbox = new Hono<OriginEnv>()

outbox.get('/outbox', async (c) => {
  const input = await fields(c)
  const language = languageOf(localeOf(input))
  const { market, set } = language
  const { outbox: texts } = language.texts
  const { reference } = input
  if (reference !== undefined && !v.is(OrderReference, reference)) return badRequest(c, language)
  const mails = reference === undefined ? undefined : await outboxOf(c.env.DB, reference)
  const { today } = nowIn(market, c.env.TODAY)
  return screen(c, language, {
    title: texts.title,
    body: html`<p>${set(texts.text)}</p>
      ${mails?.length === 0 ? html`<p role="status"><strong>${set(texts.none)}</strong></p>` : ''}
      ${mails?.map((mail) => mailMarkup(mail, dayOf(mail.due) <= today, language))}
      <form method="get">
        <input type="hidden" name="locale" value="${market.locale}">
        <label>${set(texts.reference)}<input name="reference" inputmode="numeric" pattern="[0-9]{8}" maxlength="8" required></label>
        <p class="actions"><button>${set(texts.show)}</button></p>
      </form>`,
  })
})

function mailMarkup(
  { address, due, subject, body }: Mail,
  isSent: boolean,
  { market, texts: { outbox: texts }, set }: ScreenLanguage,
): Markup {
  const day = new Intl.DateTimeFormat(market.tag, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(due))
  return html`<article>
    <h2>${subject}</h2>
    <dl>
      <div><dt>${set(texts.to)}</dt><dd>${address}</dd></div>
      <div><dt>${set(isSent ? texts.sent : texts.due)}</dt><dd>${day}</dd></div>
    </dl>
    ${body.map((paragraph) => html`<p>${paragraph}</p>`)}
  </article>`
}

export function outboxAddress({ reference, locale }: Readonly<Record<'reference' | 'locale', string>>): string {
  return `/outbox?${new URLSearchParams({ reference, locale })}`
}
