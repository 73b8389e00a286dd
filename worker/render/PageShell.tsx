import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { SiteProvider, type SiteView } from '../../src/ui/site/SiteContext.tsx'

/** Provides the locale's texts and the site to a page and its islands. */
export function PageShell({ i18n, view, children }: { i18n: I18n; view: SiteView; children: ReactNode }): ReactNode {
  return (
    <I18nProvider i18n={i18n}>
      <SiteProvider view={view}>{children}</SiteProvider>
    </I18nProvider>
  )
}
