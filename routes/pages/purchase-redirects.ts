/** 303 after a form or a return from payment; never stored. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store', 'cache-tag': 'checkout' } })
}

/** 302 from an incomplete address. */
export function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-cache', 'cache-tag': 'checkout' } })
}
