import type { Context, MiddlewareHandler } from 'hono'
import type { Gateway } from './gateway.ts'

const fileName = /^[a-z0-9-]+(_\d{2,4}_\d{2,4})?\.(avif|jpg|svg|webp)$/

/** Other sites may show pictures, in shared links and image searches. */
export const openToOtherSites: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.ok) c.header('cross-origin-resource-policy', 'cross-origin')
}

/** Passes on pictures under names of an allowed form. A picture never changes under its name. */
export async function pictures(c: Context<Gateway>): Promise<Response> {
  const file = c.req.param('file') ?? ''
  const notFound = () => c.text('Not found', 404, { 'cache-control': 'public, max-age=60', 'cache-tag': 'picture' })
  if (!fileName.test(file)) return notFound()
  const outcome = await c.var.services.picture(c.req.path.startsWith('/partners/') ? 'partners' : 'pictures', file)
  if (outcome.kind === 'notFound') return notFound()
  if (outcome.kind !== 'ok') return c.text('Picture unavailable', 502, { 'cache-control': 'no-store', 'cache-tag': 'picture' })
  const { type, bytes } = outcome.value
  return c.body(bytes, 200, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable', 'cache-tag': 'picture' })
}
