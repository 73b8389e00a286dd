import { Hono } from 'hono'
import * as v from 'valibot'
import type { OriginEnv } from '../env.ts'
import { instantOf } from '../clock/instant.ts'

const Verification = v.object({
  secret: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  response: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)),
})

/** This secret rejects every token, as one of the real service does for tests. */
const alwaysFails = '2x0000000000000000000000000000000AA'
const lifetime = 300_000
const used = new Set<string>()

/** `POST /captcha/v0/siteverify` takes JSON or a form, and sends Turnstile's response. The script is the file `/captcha/v0/api.js`. */
export const captcha = new Hono<OriginEnv>()

captcha.post('/captcha/v0/siteverify', async (c) => {
  const json = c.req.header('content-type')?.startsWith('application/json')
  const input: unknown = json ? await c.req.json().catch(() => null) : await c.req.parseBody().catch(() => null)
  const parsed = v.safeParse(Verification, input)
  if (!parsed.success) return c.json({ success: false, 'error-codes': [missing(input)] })
  const errors = verdict(parsed.output, instantOf(c.env))
  if (errors.length > 0) return c.json({ success: false, 'error-codes': errors })
  used.add(parsed.output.response)
  if (used.size > 10_000) used.clear()
  return c.json({
    success: true,
    'error-codes': [],
    challenge_ts: new Date().toISOString(),
    hostname: new URL(c.req.url).hostname,
    action: '',
    cdata: '',
  })
})

function missing(input: unknown): string {
  const has = (name: string) => typeof input === 'object' && input !== null && name in input
  if (!has('secret')) return 'missing-input-secret'
  return has('response') ? 'invalid-input-response' : 'missing-input-response'
}

/** A token has the form `standin.<milliseconds>.<random>`. It is valid once, for five minutes. */
function verdict({ secret, response }: v.InferOutput<typeof Verification>, now: number): string[] {
  if (secret === alwaysFails) return ['invalid-input-response']
  const token = /^standin\.(\d{13})\.[0-9a-f-]{36}$/.exec(response)
  if (!token) return ['invalid-input-response']
  const age = now - Number(token[1])
  return Math.abs(age) > lifetime || used.has(response) ? ['timeout-or-duplicate'] : []
}
