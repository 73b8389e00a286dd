import type { Context } from 'hono'
import { html } from 'hono/html'
import { typeset } from '@escale/catalogue'
import type { Language, Locale, Market } from '../../src/market/markets.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import type { OriginEnv } from '../env.ts'
import { siteOrigins } from '../http/site-origins.ts'
import json from './screens.json' with { type: 'json' }

export interface ScreenTexts {
  readonly notice: string
  readonly back: string
  readonly invalid: string
  readonly payment: {
    readonly title: string
    readonly amount: string
    readonly fee: string
    readonly reference: string
    readonly how: Readonly<Record<'full' | '3x' | '4x' | 'deferred' | 'pay-later', string>>
    readonly with: string
    readonly confirm: string
    readonly refuse: string
    readonly cancel: string
    readonly done: string
    readonly doneText: string
  }
  readonly account: {
    readonly signin: string
    readonly signinText: string
    readonly signinButton: string
    readonly signout: string
    readonly profile: string
    readonly profileText: string
    readonly trips: string
    readonly tripsText: string
    readonly wishlist: string
    readonly wishlistText: string
  }
  readonly outbox: {
    readonly title: string
    readonly text: string
    readonly reference: string
    readonly show: string
    readonly none: string
    readonly to: string
    readonly sent: string
    readonly due: string
  }
  readonly events: {
    readonly title: string
    readonly text: string
    readonly none: string
    readonly client: string
    readonly session: string
    readonly account: string
    readonly pos: string
  }
  readonly vitals: {
    readonly title: string
    readonly text: string
    readonly metric: string
    readonly page: string
    readonly navigation: string
    readonly count: string
    readonly part: string
  }
  readonly lookup: {
    readonly title: string
    readonly text: string
    readonly number: string
    readonly email: string
    readonly search: string
    readonly none: string
  }
  readonly messenger: { readonly title: string; readonly text: string }
}

const texts: Readonly<Record<Language, ScreenTexts>> = json

export type Markup = ReturnType<typeof html>

export interface Screen {
  readonly title: string
  readonly body: Markup
  readonly status?: 200 | 400 | 404
  readonly formsTo?: readonly string[]
  readonly framedBy?: readonly string[]
}

export interface ScreenLanguage {
  readonly market: Market
  readonly texts: ScreenTexts
  readonly set: (text: string) => string
}

export function languageOf(locale: Locale): ScreenLanguage {
  const market = marketOfLocale(locale)
  return { market, texts: texts[market.language], set: (text) => typeset(text, market.language) }
}

/** Renders a stand-in screen, which is labelled as one, never stored, and has no scripts. */
export function screen(
  c: Context<OriginEnv>,
  { market, texts: own, set }: ScreenLanguage,
  { title, body, status = 200, formsTo = [], framedBy = [] }: Screen,
): Response | Promise<Response> {
  // `form-action` also covers redirects after a form.
  const targets = ["'self'", ...siteOrigins(c.env), ...formsTo].join(' ')
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors ${framedBy.join(' ') || "'none'"}`,
  )
  c.header('X-Content-Type-Options', 'nosniff')
  if (framedBy.length === 0) c.header('X-Frame-Options', 'DENY')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Cache-Control', 'no-store')
  return c.html(
    html`<!doctype html>
<html lang="${market.tag}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>${set(title)} · Escale</title>
    <link rel="stylesheet" href="/standins/standin.css">
  </head>
  <body>
    <p class="notice" role="note">${set(own.notice)}</p>
    <main>
      <h1>${set(title)}</h1>
      ${body}
    </main>
  </body>
</html>`,
    status,
  )
}

export function badRequest(c: Context<OriginEnv>, language: ScreenLanguage): Response | Promise<Response> {
  return screen(c, language, { title: 'Oops', body: html`<p>${language.set(language.texts.invalid)}</p>`, status: 400 })
}
