import type { StaticPage } from '../../../src/contract/cms.ts'
import type { Language } from '../../../src/market/markets.ts'
import type { Edition } from '../edition.ts'
import { type StaticPageId, staticPageIds } from './ids.ts'
import { type PageWriter, richText } from './page.ts'

type Pages = Readonly<Partial<Record<StaticPageId, PageWriter>>>

const pages: Readonly<Record<Language, Pages>> = { fr: {}, es: {}, nl: {}, it: {} }

/** `GET /api/cms/static/{contentId}`: undefined when there is no such page. */
export function staticPage(edition: Edition, contentId: string): StaticPage | undefined {
  const id = staticPageIds.find((each) => each === contentId)
  const written = id && pages[edition.market.language][id]?.(edition)
  return written && { title: written.title, description: written.description, body: richText(written.sections) }
}
