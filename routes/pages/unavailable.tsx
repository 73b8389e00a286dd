import { msg } from '@lingui/core/macro'
import { Unavailable } from '../../src/ui/page/Unavailable.tsx'
import type { PageContext } from '../context.ts'
import type { PageDocument } from '../document.ts'

/** Sends 503 with a link that tries again. It is never a 404, since the page may exist. */
export function unavailable({ i18n, url }: PageContext): PageDocument {
  return {
    status: 503,
    head: { title: i18n._(msg`Back in a moment`), robots: 'noindex' },
    caching: { seconds: 0, tags: ['unavailable'] },
    frame: { kind: 'full', page: 'other' },
    body: <Unavailable retry={`${url.pathname}${url.search}`} />,
  }
}
