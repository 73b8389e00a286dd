import type { StaticPage } from '../../../src/contract/cms.ts'
import type { Language } from '../../../src/market/markets.ts'
import type { Edition } from '../edition.ts'
import { spanish } from './es/pages.ts'
import { french } from './fr/pages.ts'
import { staticPageIds } from './ids.ts'
import { italian } from './it/pages.ts'
import { dutch } from './nl/pages.ts'
import { richText } from './page.ts'
import type { Pages } from './pages.ts'

const pages: Readonly<Record<Language, Pages>> = { fr: french, es: spanish, nl: dutch, it: italian }

/** `GET /api/cms/static/{contentId}`: undefined when there is no such page. */
export function staticPage(edition: Edition, contentId: string): StaticPage | undefined {
  const id = staticPageIds.find((each) => each === contentId)
  const written = id && pages[edition.market.language][id](edition)
  return written && { title: written.title, description: written.description, body: richText(written.sections) }
}
