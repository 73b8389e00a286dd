import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, useMemo } from 'react'
import type { Messages } from '../hydration/browser/element.ts'
import { SiteProvider } from '../ui/site/SiteContext.tsx'
import { pageSite } from './page-site.ts'

/** What the server's page shell provides, for an island's own root in the browser. */
export default function IslandShell(it: { messages: Messages; children: ReactNode }): ReactNode {
  const view = pageSite()
  const i18n = useMemo(() => {
    const { locale } = view.site.market
    return setupI18n({ locale, messages: { [locale]: it.messages as never } })
  }, [view, it.messages])
  return (
    <I18nProvider i18n={i18n}>
      <SiteProvider view={view}>{it.children}</SiteProvider>
    </I18nProvider>
  )
}
