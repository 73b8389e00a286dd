/** Returns the posted form; an empty one when the body cannot be parsed. Its size is limited by the gateway. */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    return new FormData()
  }
}

/** Redirects (303) after a form or a return from payment; stored by nobody. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store', 'cache-tag': 'checkout' } })
}
