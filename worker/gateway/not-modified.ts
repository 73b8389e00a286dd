import type { MiddlewareHandler } from 'hono'

const ofBody = ['content-type', 'content-language', 'content-length']

/** Sends 304 where the client has this response already (RFC 9110, 13.1.2, weak comparison). */
export const notModified: MiddlewareHandler = async (c, next) => {
  await next()
  const { status, headers, body } = c.res
  const tag = headers.get('etag')
  if (status !== 200 || !tag || !names(c.req.header('if-none-match'), tag)) return
  // This is not awaited, because a copy of the body may still be read.
  void body?.cancel().catch(() => {})
  const updating = new Headers(headers)
  for (const name of ofBody) updating.delete(name)
  c.res = undefined
  c.res = new Response(null, { status: 304, headers: updating })
}

const strength = /^W\//

function names(list: string | undefined, tag: string): boolean {
  const opaque = tag.replace(strength, '')
  // An asterisk matches every response (RFC 9110, 13.1.2).
  if (list?.trim() === '*') return true
  return list !== undefined && list.split(',').some((listed) => listed.trim().replace(strength, '') === opaque)
}
