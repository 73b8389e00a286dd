import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { OriginEnv } from '../../env.ts'

const token = 'escale_access_token'
const account = 'escale_account_id'
/** The site's scripts can read this cookie, which says that the session exists. */
const marker = 'escale_session'
const week = 7 * 24 * 3600

export const isSignedIn = (c: Context<OriginEnv>): boolean => getCookie(c, token) !== undefined

/** Signs in the demonstration customer, by a random token that opens nothing and the marker that the site looks for. */
export function signIn(c: Context<OriginEnv>): void {
  const secure = new URL(c.req.url).protocol === 'https:'
  const shared = { path: '/', sameSite: 'Lax', secure, maxAge: week } as const
  setCookie(c, token, crypto.randomUUID(), { ...shared, httpOnly: true })
  setCookie(c, account, 'demonstration', { ...shared, httpOnly: true })
  setCookie(c, marker, '1', shared)
}

export function signOut(c: Context<OriginEnv>): void {
  for (const name of [token, account, marker]) deleteCookie(c, name, { path: '/' })
}
