import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Agent } from '../../src/contract/agent.ts'
import type { Env } from '../env.ts'
import { clientOf } from './client-address.ts'
import { createServices, type Services } from '../services.ts'

export interface Gateway {
  Bindings: Env
  Variables: {
    services: Services
    agent?: Agent
  }
}

export const requestServices: MiddlewareHandler<Gateway> = async (c, next) => {
  const waitUntil = (task: Promise<unknown>) => c.executionCtx.waitUntil(task)
  c.set('services', createServices({ env: c.env, signal: c.req.raw.signal, client: clientOf(c.req.raw), waitUntil }))
  await next()
}

/** Sends 413 for a longer body, whether its length is announced or not. */
export const limitBody = (maxBytes: number): MiddlewareHandler =>
  bodyLimit({
    maxSize: maxBytes,
    onError: (c) => c.json({ error: { code: 'too-large', message: `At most ${maxBytes} bytes.` } }, 413, refusedHeaders),
  })

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
