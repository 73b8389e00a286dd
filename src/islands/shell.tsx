import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, useMemo } from 'react'
import type { Messages as PlainMessages } from '../hydration/browser/element.ts'
import { SiteProvider } from '../ui/site/SiteContext.tsx'
import { pageSite } from './page-site.ts'

/** What the server's page shell provides, for an island's own root in the browser. */
export default function IslandShell(it: { messages: PlainMessages; children: ReactNode }): ReactNode {
  const view = pageSite()
  const i18n = useMemo(() => {
    const { tag } = view.site.market
    // The build compiled them; Lingui's type of compiled messages does not describe plain data.
    const messages = it.messages as Messages
    return setupI18n({ locale: tag, messages: { [tag]: messages } })
  }, [view, it.messages])
  return (
    <I18nProvider i18n={i18n}>
      <SiteProvider view={view}>{it.children}</SiteProvider>
    </I18nProvider>
  )
}
