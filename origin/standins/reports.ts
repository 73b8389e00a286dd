import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { ExperimentActivation } from '../../src/contract/experiment.ts'
import { ErrorReport } from '../../src/contract/report.ts'
import { parsed, Refusal } from '../http/refusal.ts'
import type { OriginEnv } from '../env.ts'

const largest = 64 * 1024

const identifier = v.pipe(v.string(), v.maxLength(100))
const Collection = v.object({
  client_id: identifier,
  user_id: v.optional(identifier),
  events: v.pipe(
    v.array(
      v.object({ name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/)), params: v.optional(v.record(v.string(), v.unknown())) }),
    ),
    v.minLength(1),
    v.maxLength(25),
  ),
})

/** Endpoint of reports and analytics: validates and discards. */
export const reports = new Hono<OriginEnv>()

reports.post('/error', async (c) => {
  parsed(ErrorReport, await message(c))
  return c.body(null, 204)
})

reports.post('/analytics/ga/collect/:pos', async (c) => {
  parsed(v.pipe(v.string(), v.regex(/^[a-z]{2}([_-]?[a-z]{2})?$/i)), c.req.param('pos'))
  parsed(Collection, await message(c))
  return c.body(null, 204)
})

/** The last activations, newest first; of this isolate. */
let activations: readonly ExperimentActivation[] = []

reports.post('/experiments/activation', async (c) => {
  activations = [parsed(ExperimentActivation, await message(c)), ...activations].slice(0, 100)
  return c.body(null, 204)
})
reports.get('/experiments', (c) => c.json(activations))

/** JSON of any content type: beacons are sent as plain text. */
async function message(c: Context<OriginEnv>): Promise<unknown> {
  const text = await c.req.text()
  if (text.length > largest) throw new Refusal(400, 'too-large', 'The body is larger than 64 KB')
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'invalid-body', 'The body is not JSON')
  }
}
