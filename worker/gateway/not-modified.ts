import type { MiddlewareHandler } from 'hono'

/** Headers of a body. */
const ofBody = ['content-type', 'content-language', 'content-length']

/** Sends 304 without a body where the client already has this response, by its entity tag (RFC 9110, 13.1.2; tags are compared weakly). */
export const notModified: MiddlewareHandler = async (c, next) => {
  await next()
  const { status, headers, body } = c.res
  const tag = headers.get('etag')
  if (status !== 200 || !tag || !names(c.req.header('if-none-match'), tag)) return
  // Not awaited: a copy of it may still be read.
  void body?.cancel().catch(() => {})
  const updating = new Headers(headers)
  for (const name of ofBody) updating.delete(name)
  c.res = undefined
  c.res = new Response(null, { status: 304, headers: updating })
}

const strength = /^W\//

/** Whether a list of entity tags has this one. */
function names(list: string | undefined, tag: string): boolean {
  const opaque = tag.replace(strength, '')
  return list !== undefined && list.split(',').some((listed) => listed.trim().replace(strength, '') === opaque)
}
