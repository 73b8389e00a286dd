import type { I18n } from '@lingui/core'
import { LinguiContext } from '@lingui/react'
import type { ReactNode } from 'react'
import { SiteProvider, type SiteView } from '../../src/ui/site/SiteContext.tsx'

/** Lingui's provider would also listen for changes of the locale. */
export function PageShell({ i18n, view, children }: { i18n: I18n; view: SiteView; children: ReactNode }): ReactNode {
  return (
    <LinguiContext value={{ i18n, _: i18n.t }}>
      <SiteProvider view={view}>{children}</SiteProvider>
    </LinguiContext>
  )
}
