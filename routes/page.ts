import type { PageContext } from './context.ts'
import type { PageDocument, PageFile } from './document.ts'

export type PageParams = Readonly<Record<string, string | undefined>>

/** Throws a `Response` to redirect. */
export type PageLoader = (context: PageContext, params: PageParams) => Promise<PageDocument>

/** Throws a `Response` to redirect. */
export type FileLoader = (context: PageContext, params: PageParams) => Promise<PageFile>

/** In place of the requested page: 404, 410 or 503. */
export interface OtherPage {
  readonly instead: PageDocument
}

/** A function, for the type inference of `critical`. */
export function instead(document: PageDocument): OtherPage {
  return { instead: document }
}

interface PageParts<Critical extends object, Deferred extends object> {
  /** Awaits what status, head and first flush need; throws redirects. */
  readonly critical: (context: PageContext, params: PageParams) => Promise<Critical | OtherPage>
  /** Starts upstream calls that are rendered as they arrive; their failure fails no page. */
  readonly deferred: (context: PageContext, critical: Critical) => Deferred
  readonly document: (context: PageContext, parts: Critical & Deferred) => PageDocument
}

export function pageOf<Critical extends object, Deferred extends object>(parts: PageParts<Critical, Deferred>): PageLoader {
  return async (context, params) => {
    const critical = await parts.critical(context, params)
    if ('instead' in critical) return critical.instead
    return parts.document(context, { ...critical, ...parts.deferred(context, critical) })
  }
}

/** No part is deferred. */
export function contentPageOf<Critical extends object>({ critical, document }: Omit<PageParts<Critical, object>, 'deferred'>): PageLoader {
  return pageOf({ critical, deferred: () => ({}), document })
}

/** Parses a product's or hotel's number. */
export function idOf(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
