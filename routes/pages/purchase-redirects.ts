/** Redirects (303) after a form or a return from payment. The response is never stored. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store', 'cache-tag': 'checkout' } })
}

export function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-cache', 'cache-tag': 'checkout' } })
}
