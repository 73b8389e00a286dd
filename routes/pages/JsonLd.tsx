import type { ReactNode } from 'react'
import { scriptJson } from '../../src/hydration/island.ts'

export function JsonLd({ thing }: { thing: object }): ReactNode {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(thing) }} />
}
