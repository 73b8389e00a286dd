import type { MiddlewareHandler } from 'hono'

/** Names of places and houses are kept with the apostrophe of keyboards, by which grammar and search know them; answers print them with ’. */
export const printedNames: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.get('content-type')?.startsWith('application/json')) return
  const text = await c.res.text()
  c.res = new Response(text.replaceAll("'", '’'), c.res)
}
