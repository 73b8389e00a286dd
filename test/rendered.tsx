import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { marketOf } from '../src/market/markets.ts'
import { SiteProvider, type SiteView } from '../src/ui/site/SiteContext.tsx'

/** The French site, where stays are booked. */
const french: SiteView = {
  site: { market: marketOf('fr'), base: '/fr' },
  flow: 'booking',
  mode: { app: false, customerCare: false },
  today: '2026-11-20',
}

/** The markup of a part of a page, in the English of the source; `view` is what is different of the site. */
export function markup(children: ReactNode, view: Partial<SiteView> = {}): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SiteProvider view={{ ...french, ...view }}>{children}</SiteProvider>
    </I18nProvider>,
  )
}

/** What is to be read in markup. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim()
}
