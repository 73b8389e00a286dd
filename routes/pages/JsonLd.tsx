import type { ReactNode } from 'react'
import { scriptJson } from '../../src/hydration/island.ts'

/** Structured data that is known with a deferred section: a price, results. It is valid anywhere in a page. */
export function JsonLd({ thing }: { thing: object }): ReactNode {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(thing) }} />
}
