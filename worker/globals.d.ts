/** workerd's native byte pipe; absent in Node, where tests of the renderer run too. */
declare const IdentityTransformStream: { new (): TransformStream<Uint8Array, Uint8Array> } | undefined

/** Workers Cache in front of the cacheable entrypoint; in production only. */
interface PageCache {
  readonly purge: (options: { tags: string[] }) => Promise<unknown>
}

declare module 'cloudflare:workers' {
  /** A named entrypoint of the worker, called through `ctx.exports` with the props of the caller. */
  export abstract class WorkerEntrypoint<Env, Props> {
    protected readonly env: Env
    protected readonly ctx: { readonly props: Props; readonly cache?: PageCache; waitUntil: (task: Promise<unknown>) => void }
    constructor(ctx: unknown, env: Env)
    abstract fetch(request: Request): Promise<Response>
  }
}

/** The parts of workerd's execution context beyond the standard one. */
interface WorkerContext {
  readonly exports: { readonly Pages: (options: { props: unknown }) => { fetch: (request: Request) => Promise<Response> } }
  readonly cache?: PageCache
}
