import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { OriginEnv } from '../../env.ts'
import { fields, localeOf } from '../fields.ts'
import { returnAddress } from '../return-address.ts'
import { languageOf, type Markup, screen, type ScreenLanguage } from '../screen.ts'
import { isSignedIn, signIn, signOut } from './session.ts'

type Page = 'profile' | 'trips' | 'wishlist'
const pages: readonly (readonly [path: string, page: Page])[] = [
  ['/account/settings/profile', 'profile'],
  ['/account/trips', 'trips'],
  ['/account/wishlist', 'wishlist'],
]

/** A stand-in for the customer account application: one demonstration customer, nothing behind it. */
export const account = new Hono<OriginEnv>()

for (const [path, page] of pages) {
  account.get(path, async (c) => {
    const input = await fields(c)
    const language = languageOf(localeOf(input))
    if (!isSignedIn(c)) return c.redirect(signInAddress(language, input['origin']), 302)
    const { words, set } = language
    return screen(c, language, {
      title: words.account[page],
      body: html`${menu(language, page)}
        <p>${set(words.account[`${page}Text`])}</p>
        ${wayBack(c, language, input['origin'])}`,
    })
  })
}

account.get('/account/signin', async (c) => {
  const input = await fields(c)
  const language = languageOf(localeOf(input))
  const { words, set, market } = language
  const back = returnAddress(input['origin'], c.env)
  return screen(c, language, {
    title: words.account.signin,
    body: html`<p>${set(words.account.signinText)}</p>
      <form method="post" action="/account/signin">
        <input type="hidden" name="locale" value="${market.locale}">
        ${back ? html`<input type="hidden" name="origin" value="${back.href}">` : ''}
        <p class="actions"><button>${set(words.account.signinButton)}</button></p>
      </form>`,
  })
})

account.post('/account/signin', async (c) => {
  const input = await fields(c)
  signIn(c)
  const back = returnAddress(input['origin'], c.env)
  return c.redirect(back?.href ?? `/account/trips?locale=${localeOf(input)}`, 303)
})

account.on(['GET', 'POST'], '/account/signout', async (c) => {
  const input = await fields(c)
  signOut(c)
  const back = returnAddress(input['origin'], c.env)
  return c.redirect(back?.href ?? `/account/signin?locale=${localeOf(input)}`, 303)
})

function signInAddress({ market }: ScreenLanguage, origin: string | undefined): string {
  return `/account/signin?${new URLSearchParams({ locale: market.locale, ...(origin ? { origin } : {}) })}`
}

function menu({ words, set, market }: ScreenLanguage, current: Page): Markup {
  const items = pages.map(
    ([path, page]) =>
      html`<li><a href="${path}?locale=${market.locale}" ${page === current ? html`aria-current="page"` : ''}>${set(words.account[page])}</a></li>`,
  )
  return html`<nav aria-label="${words.account.profile}"><ul>${items}<li><a href="/account/signout?locale=${market.locale}">${set(words.account.signout)}</a></li></ul></nav>`
}

function wayBack(c: Context<OriginEnv>, { words, set }: ScreenLanguage, origin: string | undefined): Markup | string {
  const back = returnAddress(origin, c.env)
  return back ? html`<p><a href="${back.href}">${set(words.back)}</a></p>` : ''
}
