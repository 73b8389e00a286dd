/** workerd's native byte pipe; absent in Node, where tests of the renderer run too. */
declare const IdentityTransformStream: { new (): TransformStream<Uint8Array, Uint8Array> } | undefined

declare module 'cloudflare:workers' {
  /** A named entrypoint of the worker, called through `ctx.exports` with the props of the caller. */
  export abstract class WorkerEntrypoint<Env, Props> {
    protected readonly env: Env
    protected readonly ctx: { readonly props: Props; waitUntil: (task: Promise<unknown>) => void }
    constructor(ctx: unknown, env: Env)
    abstract fetch(request: Request): Promise<Response>
  }
}

/** What workerd's execution context has beyond the standard one. `cache` is there in production only. */
interface WorkerContext {
  readonly exports: { readonly Pages: (options: { props: unknown }) => { fetch: (request: Request) => Promise<Response> } }
  readonly cache?: { purge: (options: { tags: string[] }) => Promise<unknown> }
}
