import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { accountCookie } from '../../src/stored/keys.ts'

const accountIdFormat = /^[\w.-]{1,64}$/

/** Returns the id of the signed-in visitor's account, from the account application's cookie, which scripts cannot read. */
export function accountOf(c: Context): string | undefined {
  const id = getCookie(c, accountCookie)
  return id !== undefined && accountIdFormat.test(id) ? id : undefined
}
