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

/** Stands in for the customer account. There is one demonstration customer. */
export const account = new Hono<OriginEnv>()

for (const [path, page] of pages) {
  account.get(path, async (c) => {
    const input = await fields(c)
    const language = languageOf(localeOf(input))
    if (!isSignedIn(c)) return c.redirect(signInAddress(language, input['origin']), 302)
    const { texts, set } = language
    return screen(c, language, {
      title: texts.account[page],
      body: html`${menu(language, page)}
        <p>${set(texts.account[`${page}Text`])}</p>
        ${wayBack(c, language, input['origin'])}`,
    })
  })
}

account.get('/account/signin', async (c) => {
  const input = await fields(c)
  const language = languageOf(localeOf(input))
  const { texts, set, market } = language
  const back = returnAddress(input['origin'], c.env)
  return screen(c, language, {
    title: texts.account.signin,
    body: html`<p>${set(texts.account.signinText)}</p>
      <form method="post" action="/account/signin">
        <input type="hidden" name="locale" value="${market.locale}">
        ${back ? html`<input type="hidden" name="origin" value="${back.href}">` : ''}
        <p class="actions"><button>${set(texts.account.signinButton)}</button></p>
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

function menu({ texts, set, market }: ScreenLanguage, current: Page): Markup {
  const items = pages.map(
    ([path, page]) =>
      html`<li><a href="${path}?locale=${market.locale}" ${page === current ? html`aria-current="page"` : ''}>${set(texts.account[page])}</a></li>`,
  )
  return html`<nav aria-label="${texts.account.profile}"><ul>${items}<li><a href="/account/signout?locale=${market.locale}">${set(texts.account.signout)}</a></li></ul></nav>`
}

function wayBack(c: Context<OriginEnv>, { texts, set }: ScreenLanguage, origin: string | undefined): Markup | string {
  const back = returnAddress(origin, c.env)
  return back ? html`<p><a href="${back.href}">${set(texts.back)}</a></p>` : ''
}
