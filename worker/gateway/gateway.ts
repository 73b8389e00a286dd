import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Agent } from '../../src/contract/agent.ts'
import type { Env } from '../env.ts'
import { clientOf } from './client-address.ts'
import { createServices, type Services } from '../services.ts'

/** What every handler of the gateway finds in its context. */
export interface Gateway {
  Bindings: Env
  Variables: {
    services: Services
    /** The signed-in member of customer care. */
    agent?: Agent
  }
}

/** Makes the request's services. */
export const requestServices: MiddlewareHandler<Gateway> = async (c, next) => {
  const waitUntil = (task: Promise<unknown>) => c.executionCtx.waitUntil(task)
  c.set('services', createServices({ env: c.env, signal: c.req.raw.signal, client: clientOf(c.req.raw), waitUntil }))
  await next()
}

/** Refuses larger bodies with 413, whether their length is announced or not. */
export const limitBody = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: (c) => c.json({ error: { code: 'too-large', message: `At most ${maxSize} bytes.` } }, 413, refusedHeaders),
  })

/** Whether a POST comes from our own pages: browsers name the page's origin. */
export const isFromOwnPage = (request: Request): boolean => request.headers.get('origin') === new URL(request.url).origin

export const refusedHeaders = { 'cache-control': 'no-store', 'cache-tag': 'refused' } as const

/** Sends what was thrown on as an `Error`: the error handler of Hono takes nothing else. */
export const errorsOnly: MiddlewareHandler = async (_, next) => {
  try {
    await next()
  } catch (cause) {
    throw cause instanceof Error ? cause : new Error(`thrown: ${String(cause)}`, { cause })
  }
}

/** The execution context of workerd; Hono knows only what all runtimes have. */
export const workerContext = ({ executionCtx }: Pick<Context, 'executionCtx'>): WorkerContext => executionCtx as unknown as WorkerContext
