import type { Context } from 'hono'

/** The execution context as workerd gives it; Hono knows only what all runtimes have. */
export const workerContext = ({ executionCtx }: Pick<Context, 'executionCtx'>): WorkerContext => executionCtx as unknown as WorkerContext
