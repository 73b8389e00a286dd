import type { PageContext } from './context.ts'
import type { PageDocument, PageFile } from './document.ts'

export type PageParams = Readonly<Record<string, string | undefined>>

/** Throws a `Response` where the visitor is redirected. */
export type PageLoader = (context: PageContext, params: PageParams) => Promise<PageDocument>

export type FileLoader = (context: PageContext, params: PageParams) => Promise<PageFile>

/** A page with the status 404, 410 or 503 in place of the requested one. */
export interface ErrorPage {
  readonly errorPage: PageDocument
}

/** TypeScript infers the type of `critical` only if the object comes from a function. */
export function errorPage(document: PageDocument): ErrorPage {
  return { errorPage: document }
}

interface PageDefinition<Critical extends object, Deferred extends object> {
  /** Awaits what status, head and first flush need. It throws a `Response` to redirect. */
  readonly critical: (context: PageContext, params: PageParams) => Promise<Critical | ErrorPage>
  /** Starts upstream calls that are rendered when they arrive. Their failure fails no page. */
  readonly deferred: (context: PageContext, critical: Critical) => Deferred
  readonly document: (context: PageContext, loaded: Critical & Deferred) => PageDocument
}

export function pageOf<Critical extends object, Deferred extends object>(definition: PageDefinition<Critical, Deferred>): PageLoader {
  return async (context, params) => {
    const critical = await definition.critical(context, params)
    if ('errorPage' in critical) return critical.errorPage
    return definition.document(context, { ...critical, ...definition.deferred(context, critical) })
  }
}

/** A page whose content is all known before its first byte. */
export function contentPageOf<Critical extends object>({
  critical,
  document,
}: Omit<PageDefinition<Critical, object>, 'deferred'>): PageLoader {
  return pageOf({ critical, deferred: () => ({}), document })
}

export function idOf(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
