/** The native byte pipe of workerd. Node does not have it, where tests of the renderer run too. */
declare const IdentityTransformStream: { new (): TransformStream<Uint8Array, Uint8Array> } | undefined

/** Workers Cache in front of the cacheable entrypoint. It exists in production only. */
interface PageCache {
  /** Without success the limit of purges was reached. */
  readonly purge: (options: { tags: string[] }) => Promise<{ readonly success: boolean }>
}

declare module 'cloudflare:workers' {
  export abstract class WorkerEntrypoint<Env, Props> {
    protected readonly env: Env
    protected readonly ctx: WorkerContext & {
      readonly props: Props
      readonly cache?: PageCache
      waitUntil: (task: Promise<unknown>) => void
    }
    constructor(ctx: unknown, env: Env)
    abstract fetch(request: Request): Promise<Response>
  }
}

interface WorkerContext {
  readonly exports: {
    readonly Pages: (options: { props: unknown }) => {
      fetch: (request: Request) => Promise<Response>
      purge: (tags: string[]) => Promise<boolean>
      purgeLater: (tags: string[], following: number) => Promise<void>
    }
  }
}

interface ImportMetaEnv {
  /** Names the code of the site's worker; only built code has it (`src/hydration/build/build-id.ts`). */
  readonly BUILD_ID?: string
}
