import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Locale, Market } from '../../src/market/markets.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { typeset } from '../content/typeset.ts'
import type { OriginEnv } from '../env.ts'
import { siteOrigins } from './return-address.ts'
import { type ScreenWords, screenWords } from './words.ts'

export type Markup = ReturnType<typeof html>

export interface Screen {
  readonly title: string
  readonly body: Markup
  readonly status?: 200 | 400 | 404
  /** Origins beside the site's own to which a form of the screen may lead. */
  readonly formsTo?: readonly string[]
}

/** What a screen is written with: the market's words, and the touch of its typography. */
export interface ScreenLanguage {
  readonly market: Market
  readonly words: ScreenWords
  readonly set: (text: string) => string
}

export function languageOf(locale: Locale): ScreenLanguage {
  const market = marketOfLocale(locale)
  return { market, words: screenWords[market.language], set: (text) => typeset(text, market.language) }
}

/** A stand-in screen: plainly labelled as one, never stored, never framed, without scripts. */
export function screen(
  c: Context<OriginEnv>,
  { market, words, set }: ScreenLanguage,
  { title, body, status = 200, formsTo = [] }: Screen,
): Response | Promise<Response> {
  // A form's target also covers the redirects that follow it.
  const targets = ["'self'", ...siteOrigins(c.env), ...formsTo].join(' ')
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
  )
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('X-Frame-Options', 'DENY')
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
    <p class="notice" role="note">${set(words.notice)}</p>
    <main>
      <h1>${set(title)}</h1>
      ${body}
    </main>
  </body>
</html>`,
    status,
  )
}

/** The screen for an address or a form that is not as it should be. */
export function badRequest(c: Context<OriginEnv>, language: ScreenLanguage): Response | Promise<Response> {
  return screen(c, language, { title: 'Oops', body: html`<p>${language.set(language.words.invalid)}</p>`, status: 400 })
}
