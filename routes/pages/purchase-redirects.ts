import { giftsCookie } from '../../src/stored/keys.ts'

/** Redirects (303) after a form or a return from payment. The response is never stored. `session` is the cookie of a beneficiary's session. */
export function seeOther(location: string, session?: string): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store', 'cache-tag': 'checkout' })
  if (session?.startsWith(`${giftsCookie}=`)) headers.set('set-cookie', session)
  return new Response(null, { status: 303, headers })
}

export function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-cache', 'cache-tag': 'checkout' } })
}
