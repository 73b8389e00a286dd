import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Agent } from '../../src/contract/agent.ts'
import type { Env } from '../env.ts'
import { clientOf } from './client-address.ts'
import type { Point } from '../operations/columns.ts'
import { createServices, type Services } from '../services.ts'
import { late, within } from '../within.ts'

export interface Gateway {
  Bindings: Env
  Variables: {
    /** The address of the request, which is parsed once (`validAddress`) and which nobody changes. */
    url: URL
    services: Services
    agent?: Agent
    /** What the data point of the request says of its page or call. */
    visited?: Pick<Point, 'page' | 'market'>
  }
}

export const requestServices: MiddlewareHandler<Gateway> = async (c, next) => {
  const waitUntil = (task: Promise<unknown>) => c.executionCtx.waitUntil(task)
  c.set('services', createServices({ env: c.env, signal: c.req.raw.signal, client: clientOf(c.req.raw), waitUntil }))
  await next()
}

/** A form of 20 KB takes a second on the slowest telephone; who drips it byte by byte holds a request open. */
const bodyDeadlineMs = 10_000

/**
 * Reads a request's body before its handler does: 413 beyond `maxBytes` bytes, whether the length is announced or not, and 408 for a body
 * that is not there in ten seconds.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const limitSize = bodyLimit({
    maxSize: maxBytes,
    onError: (c) => c.json({ error: { code: 'too-large', message: `At most ${maxBytes} bytes.` } }, 413, refusedHeaders),
  })
  return async (c, next) => {
    if (!c.req.raw.body) return next()
    const reading = limitSize(c, async () => {
      c.req.raw = new Request(c.req.raw, { method: c.req.method, body: await c.req.raw.arrayBuffer() })
    })
    const refused = await within(bodyDeadlineMs, reading)
    if (refused === late) return c.json({ error: { code: 'too-slow', message: 'The body did not arrive in time.' } }, 408, refusedHeaders)
    return refused ?? next()
  }
}

/** Browsers name the origin of every POST. */
export const isFromOwnPage = (request: Request): boolean => request.headers.get('origin') === new URL(request.url).origin

export const refusedHeaders = { 'cache-control': 'no-store', 'cache-tag': 'refused' } as const

export const methodNotAllowed = (c: Context, allow: string): Response => c.text('Method not allowed', 405, { allow, ...refusedHeaders })

/** Hono's error handler takes only an `Error`, so other thrown values are wrapped. */
export const errorsOnly: MiddlewareHandler = async (_, next) => {
  try {
    await next()
  } catch (cause) {
    throw cause instanceof Error ? cause : new Error(`thrown: ${String(cause)}`, { cause })
  }
}

/** Hono's type of the context has only what all runtimes share. */
export const workerContext = ({ executionCtx }: Pick<Context, 'executionCtx'>): WorkerContext => executionCtx as unknown as WorkerContext
