import { Hono } from 'hono'
import { ExperimentActivation } from '../../src/contract/experiment.ts'
import { ErrorReport } from '../../src/contract/report.ts'
import type { OriginEnv } from '../env.ts'
import { parsed } from '../http/http-error.ts'
import { message } from './message.ts'

export const reports = new Hono<OriginEnv>()

reports.post('/error', async (c) => {
  parsed(ErrorReport, await message(c))
  return c.body(null, 204)
})

/** The last activations that this isolate has received, the newest first. */
let activations: readonly ExperimentActivation[] = []

reports.post('/experiments/activation', async (c) => {
  activations = [parsed(ExperimentActivation, await message(c)), ...activations].slice(0, 100)
  return c.body(null, 204)
})
reports.get('/experiments', (c) => c.json(activations))
