import { msg } from '@lingui/core/macro'
import { NotFound } from '../../../src/ui/page/NotFound.tsx'
import type { PageLoader } from '../../index.ts'

/** Whatever matches no page: 404, with a way on. */
export const notFound: PageLoader = async ({ i18n }) => ({
  status: 404,
  head: { title: i18n._(msg`Page not found`), robots: 'noindex, follow' },
  caching: { seconds: 60, tags: ['not-found'] },
  frame: { kind: 'full', page: 'other' },
  body: <NotFound />,
})
