import { Hono } from 'hono'
import { ErrorReport } from '../../src/contract/report.ts'
import type { OriginEnv } from '../env.ts'
import { parsed } from '../http/refusal.ts'
import { message } from './message.ts'

/** Endpoint of reports: validates and discards. */
export const reports = new Hono<OriginEnv>()

reports.post('/error', async (c) => {
  parsed(ErrorReport, await message(c))
  return c.body(null, 204)
})
