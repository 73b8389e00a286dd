import { Hono } from 'hono'
import type { OriginEnv } from './env.ts'

const origin = new Hono<OriginEnv>()

origin.get('/healthz', (c) => c.json({ ok: true }))

export default origin
