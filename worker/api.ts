import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type ApiAnswer, endpoints } from '../routes/api/endpoints.ts'
import { LocaleName } from '../src/contract/scalars.ts'
import { nowOf } from './clock.ts'
import type { Env } from './env.ts'
import { servicesOf } from './services.ts'
import { readText } from './upstream/body.ts'

type Bound = { Bindings: Env }

/** The islands' API: same origin, allow-listed paths and parameters, every answer parsed before it is passed on. */
export const api = new Hono<Bound>()

const Common = v.object({
  locale: LocaleName,
  minisite: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))),
})

for (const endpoint of endpoints) {
  api.on(endpoint.method, endpoint.path, async (c) => {
    const query = c.req.query()
    const common = v.safeParse(Common, query)
    if (!common.success) return refuse(c, common.issues)
    const services = servicesOf({
      env: c.env,
      locale: common.output.locale,
      minisiteId: common.output.minisite,
      signal: c.req.raw.signal,
      now: nowOf(c.env).getTime(),
      waitUntil: (task) => c.executionCtx.waitUntil(task),
    })
    const parameters = endpoint.method === 'post' ? await posted(c.req.raw, common.output.locale) : { ...query, ...c.req.param() }
    const asked = endpoint.ask(services, parameters, common.output.locale)
    return 'issues' in asked ? refuse(c, asked.issues) : answer(c, await asked.answer, asked.cache)
  })
}

for (const path of new Set(endpoints.map((it) => it.path))) {
  const methods = endpoints.filter((it) => it.path === path).map(({ method }) => (method === 'post' ? 'POST' : 'GET, HEAD'))
  api.all(path, (c) =>
    c.json({ error: { code: 'method-not-allowed', message: 'This call is made in another way.' } }, 405, {
      allow: methods.join(', '),
      'cache-control': 'no-store',
      'cache-tag': 'api',
    }),
  )
}

api.all('*', (c) =>
  c.json({ error: { code: 'not-found', message: 'There is no such call.' } }, 404, { 'cache-control': 'no-store', 'cache-tag': 'api' }),
)

/** Bytes of a question. */
const longestQuestion = 10_000

/** The JSON that was posted, in the query's locale where it names none; undefined, which fits no question, for anything else. */
async function posted(request: Request, locale: string): Promise<unknown> {
  const text = await readText(new Response(request.body), longestQuestion)
  try {
    const question: unknown = JSON.parse(text ?? '')
    return typeof question === 'object' && question !== null ? { locale, ...question } : undefined
  } catch {
    return undefined
  }
}

function refuse(c: Context<Bound>, issues: readonly v.BaseIssue<unknown>[]): Response {
  const [first] = issues
  const field = first ? (v.getDotPath(first) ?? '') : ''
  return c.json({ error: { code: 'bad-request', message: first?.message ?? 'Bad request', field } }, 400, {
    'cache-control': 'no-store',
    'cache-tag': 'api',
  })
}

const failures = {
  notFound: { status: 404, code: 'not-found', message: 'There is no such thing.' },
  refused: { status: 400, code: 'refused', message: 'The question was refused.' },
  invalid: { status: 502, code: 'bad-gateway', message: 'The answer could not be read.' },
  unavailable: { status: 503, code: 'unavailable', message: 'The service does not answer.' },
} as const

function answer(c: Context<Bound>, outcome: ApiAnswer, cache: number): Response {
  if (outcome.kind === 'ok') {
    const control = cache > 0 ? `public, max-age=0, s-maxage=${cache}, stale-while-revalidate=${cache * 5}` : 'private, no-store'
    return c.body(JSON.stringify(outcome.value), 200, { 'content-type': 'application/json', 'cache-control': control, 'cache-tag': 'api' })
  }
  const { status, code, message } = failures[outcome.kind]
  return c.json({ error: { code, message } }, status, {
    'cache-control': 'no-store',
    'cache-tag': 'api',
    ...(status === 503 ? { 'retry-after': '10' } : {}),
  })
}
