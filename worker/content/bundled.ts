import type { Footer, HomePages, Minisites, Navigation, Settings } from '../../src/contract/cms.ts'
import type * as v from 'valibot'
import type { Locale } from '../../src/market/markets.ts'

/** Last known good content of one locale, as it was when the site was built. */
export interface Bundled {
  readonly home: v.InferOutput<typeof HomePages>
  readonly navigation: Navigation
  readonly footer: Footer
  readonly settings: Settings
  readonly minisites: v.InferOutput<typeof Minisites>
}

export const bundledContent: Partial<Record<Locale, Bundled>> = {}
