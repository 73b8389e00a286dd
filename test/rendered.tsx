import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createQueryClient } from '../src/islands/queries/client.ts'
import { marketOf } from '../src/market/markets.ts'
import { SiteProvider, type SiteView } from '../src/ui/site/SiteContext.tsx'

/** The French site in the booking flow. */
export const french: SiteView = {
  site: { market: marketOf('fr'), base: '/fr' },
  flow: 'booking',
  mode: { app: false, customerCare: false },
  today: '2026-11-20',
  hour: 12,
}

/** Renders a part of a page with English texts; `changes` override the site view. */
export function markup(children: ReactNode, changes: Partial<SiteView> = {}): string {
  const view = { ...french, ...changes }
  const site = { ...view.site, ...(view.flow === 'gifting' && { flow: view.flow }) }
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={createQueryClient()}>
        <SiteProvider view={{ ...view, site }}>{children}</SiteProvider>
      </QueryClientProvider>
    </I18nProvider>,
  )
}

/** Returns the text of markup. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim()
}
