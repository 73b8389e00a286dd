import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { content } from './content/routes.ts'
import { notFound } from './door/refusal.ts'
import type { OriginEnv } from './env.ts'
import { hotels } from './hotels/routes.ts'
import { landing } from './landing/routes.ts'
import { search } from './search/routes.ts'
import { stays } from './stays/routes.ts'

const origin = new Hono<OriginEnv>()

origin.get('/healthz', (c) => c.json({ ok: true }))
origin.route('/', content)
origin.route('/', search)
origin.route('/', stays)
origin.route('/', hotels)
origin.route('/', landing)

origin.notFound(() => notFound('address').getResponse())

origin.onError((error, c) => {
  if (error instanceof HTTPException) return error.getResponse()
  console.error(error)
  return c.json({ error: { code: 'internal', message: 'The origin failed' } }, 500)
})

export default origin
