import { data } from 'react-router'
import type { PageContext } from '../../routes/context.ts'
import type { FileLoader, PageLoader, PageParams } from '../../routes/page.ts'
import type { PageDocument } from '../../routes/document.ts'
import * as site from '../../routes/page.ts'

export * from '../../routes/page.ts'

/** A page of the site as a route module has it: the data of its loader, and what its component renders of them on both sides. */
interface PeerPage {
  /** Data that the document waits for, and promises of the rest, as React Router streams them. */
  readonly load: (context: PageContext, params: PageParams) => Promise<object>
  readonly document: (context: PageContext, loaded: never) => PageDocument
}

const pages = new Map<PageLoader | FileLoader, PeerPage>()

/** Takes the place of the site's own, so that its loaders keep data and components apart. */
export const pageOf: typeof site.pageOf = (definition) => {
  const loader = site.pageOf(definition)
  pages.set(loader, {
    async load(context, params) {
      const critical = await definition.critical(context, params)
      if ('errorPage' in critical) throw data(null, { status: critical.errorPage.status ?? 200 })
      return { ...critical, ...definition.deferred(context, critical) }
    },
    document: definition.document,
  })
  return loader
}

export function peerPage(loader: PageLoader): PeerPage {
  const page = pages.get(loader)
  if (!page) throw new Error('not a page of pageOf: is the alias of routes/page.ts missing?')
  return page
}
