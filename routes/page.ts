import type { PageContext } from './context.ts'
import type { PageDocument, PageFile } from './document.ts'

export type PageParams = Readonly<Record<string, string | undefined>>

/** Loads one page. Throws a `Response` to redirect. */
export type PageLoader = (context: PageContext, params: PageParams) => Promise<PageDocument>

/** Loads the file at an address. Throws a `Response` to redirect. */
export type FileLoader = (context: PageContext, params: PageParams) => Promise<PageFile>

/** Another page in place of the requested one: 404, 410 or 503. */
export interface OtherPage {
  readonly instead: PageDocument
}

/** A function, so that the type of a loader's critical part is inferred. */
export function instead(document: PageDocument): OtherPage {
  return { instead: document }
}

interface PageParts<Critical extends object, Deferred extends object> {
  /** Awaits what status, head and first flush need: content, and redirects (thrown as `Response`). */
  readonly critical: (context: PageContext, params: PageParams) => Promise<Critical | OtherPage>
  /** Starts the upstream calls whose responses are rendered when they arrive. Each may fail without failing the page. */
  readonly deferred: (context: PageContext, critical: Critical) => Deferred
  readonly document: (context: PageContext, parts: Critical & Deferred) => PageDocument
}

/** Makes a page's loader from its critical and its deferred part. */
export function pageOf<Critical extends object, Deferred extends object>(parts: PageParts<Critical, Deferred>): PageLoader {
  return async (context, params) => {
    const critical = await parts.critical(context, params)
    if ('instead' in critical) return critical.instead
    return parts.document(context, { ...critical, ...parts.deferred(context, critical) })
  }
}

/** A page all of whose parts come from content. */
export function contentPageOf<Critical extends object>({ critical, document }: Omit<PageParts<Critical, object>, 'deferred'>): PageLoader {
  return pageOf({ critical, deferred: () => ({}), document })
}

/** Parses the number of a product or a hotel in a path; undefined for anything else. */
export function idOf(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
