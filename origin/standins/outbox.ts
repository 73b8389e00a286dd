import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { OrderReference } from '../../src/contract/order.ts'
import { dayOf } from '../clock/days.ts'
import { nowIn } from '../clock/now.ts'
import { writtenDay } from '../clock/written-day.ts'
import type { Bindings, OriginEnv } from '../env.ts'
import { notFound } from '../http/http-error.ts'
import { type Mail, outboxOf } from '../outbox/outbox.ts'
import { fields, localeOf } from './fields.ts'
import { returnAddress } from './return-address.ts'
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
      ${reference !== undefined && mails?.map((mail) => mailMarkup(c.env, reference, mail, dayOf(mail.due) <= today, language))}
      <form method="get">
        <input type="hidden" name="locale" value="${market.locale}">
        <label>${set(texts.reference)}<input name="reference" inputmode="numeric" pattern="[0-9]{8}" maxlength="8" required></label>
        <p class="actions"><button>${set(texts.show)}</button></p>
      </form>`,
  })
})

outbox.get('/outbox/attachment', async (c) => {
  const { reference = '', kind } = await fields(c)
  const mail = (await outboxOf(c.env.DB, reference)).find((each) => each.kind === kind)
  if (!mail?.attachment) throw notFound('attachment')
  const { name, type, text } = mail.attachment
  return c.body(text, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
})

function mailMarkup(
  env: Pick<Bindings, 'SITE_ORIGINS'>,
  reference: string,
  { kind, address, due, subject, body, attachment }: Mail,
  isSent: boolean,
  { market, texts: { outbox: texts }, set }: ScreenLanguage,
): Markup {
  return html`<article>
    <h2>${subject}</h2>
    <dl>
      <div><dt>${set(texts.to)}</dt><dd>${address}</dd></div>
      <div><dt>${set(isSent ? texts.sent : texts.due)}</dt><dd>${writtenDay(due, market)}</dd></div>
    </dl>
    ${body.map((paragraph) => html`<p>${returnAddress(paragraph, env) ? html`<a href="${paragraph}">${paragraph}</a>` : paragraph}</p>`)}
    ${
      attachment &&
      html`<p><a href="/outbox/attachment?${new URLSearchParams({ reference, kind }).toString()}" download="${attachment.name}">${attachment.name}</a></p>`
    }
  </article>`
}

export function outboxAddress({ reference, locale }: Readonly<Record<'reference' | 'locale', string>>): string {
  return `/outbox?${new URLSearchParams({ reference, locale })}`
}
