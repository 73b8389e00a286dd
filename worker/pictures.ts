import type { Context } from 'hono'
import type { Env } from './env.ts'
import { createRetryBudget } from './upstream/retry-budget.ts'

const name = /^[a-z0-9-]+(_\d{2,4}_\d{2,4})?\.(avif|svg|webp)$/

/** Milliseconds for a picture, its second asking included. */
const deadline = 8000
const budget = createRetryBudget()

/** The catalogue's pictures and the partners' artwork, passed through from where they live under names we allow, for a year. */
export async function pictures(c: Context<{ Bindings: Env }>): Promise<Response> {
  const file = c.req.param('file') ?? ''
  if (!name.test(file)) return c.text('Not found', 404, { 'cache-control': 'public, max-age=60', 'cache-tag': 'picture' })
  const folder = c.req.path.startsWith('/partners/') ? 'partners' : 'pictures'
  const url = `${c.env.PICTURES_URL.replace(/\/$/, '')}/${folder}/${file}`
  try {
    const answer = await ask(url, c.env)
    const type = answer.headers.get('content-type') ?? ''
    if (answer.status === 200 && type.startsWith('image/')) {
      budget.earn()
      return new Response(answer.body, {
        headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable', 'cache-tag': 'picture' },
      })
    }
    await answer.body?.cancel()
    if (answer.status === 404) return c.text('Not found', 404, { 'cache-control': 'public, max-age=60', 'cache-tag': 'picture' })
  } catch {
    // Falls through to the same answer as a failing picture host's.
  }
  return c.text('Picture unavailable', 502, { 'cache-control': 'no-store', 'cache-tag': 'picture' })
}

/** Throws when no answer comes. A connection that was kept may have been closed a moment ago: then it is asked once more. */
async function ask(url: string, env: Env): Promise<Response> {
  const signal = AbortSignal.timeout(deadline)
  const once = () => (env.UPSTREAM ? env.UPSTREAM.fetch(url, { signal }) : fetch(url, { redirect: 'manual', signal }))
  try {
    return await once()
  } catch (cause) {
    if (signal.aborted || !budget.spend()) throw cause
    return once()
  }
}
