import type { StaticPageId } from './ids.ts'
import type { PageWriter } from './page.ts'

/** All static pages of a language. */
export type Pages = Readonly<Record<StaticPageId, PageWriter>>
