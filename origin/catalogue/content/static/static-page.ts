import type { StaticPage } from '../../../../src/contract/cms/static-page.ts'
import type { Language } from '../../../../src/market/markets.ts'
import type { Edition } from '../edition.ts'
import legalEs from './es/legal.json' with { type: 'json' }
import privacyEs from './es/privacy.json' with { type: 'json' }
import serviceEs from './es/service.json' with { type: 'json' }
import legalFr from './fr/legal.json' with { type: 'json' }
import privacyFr from './fr/privacy.json' with { type: 'json' }
import serviceFr from './fr/service.json' with { type: 'json' }
import legalIt from './it/legal.json' with { type: 'json' }
import privacyIt from './it/privacy.json' with { type: 'json' }
import serviceIt from './it/service.json' with { type: 'json' }
import legalNl from './nl/legal.json' with { type: 'json' }
import privacyNl from './nl/privacy.json' with { type: 'json' }
import serviceNl from './nl/service.json' with { type: 'json' }
import { type StaticPageId, staticPageIds } from './ids.ts'
import { lineOf, type PageText, richText } from './page.ts'

const pages: Readonly<Record<Language, Readonly<Record<StaticPageId, PageText>>>> = {
  fr: { ...legalFr, ...privacyFr, ...serviceFr },
  es: { ...legalEs, ...privacyEs, ...serviceEs },
  nl: { ...legalNl, ...privacyNl, ...serviceNl },
  it: { ...legalIt, ...privacyIt, ...serviceIt },
}

export function staticPage(edition: Edition, contentId: string): StaticPage | undefined {
  const id = staticPageIds.find((each) => each === contentId)
  const page = id && pages[edition.market.language][id]
  return (
    page && { title: lineOf(page.title, edition), description: lineOf(page.description, edition), body: richText(page.sections, edition) }
  )
}
