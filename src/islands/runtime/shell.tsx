import { I18nProvider } from '@lingui/react'
import { type ReactNode, useMemo } from 'react'
import { pageSite } from './page-site.ts'
import type { Messages } from '../../hydration/browser/element.ts'
import { SiteProvider } from '../../ui/site/SiteContext.tsx'
import { addTexts } from './page-texts.ts'

export default function IslandShell({ messages, children }: { messages: Messages; children: ReactNode }): ReactNode {
  const i18n = useMemo(() => addTexts(messages), [messages])
  return (
    <I18nProvider i18n={i18n}>
      <SiteProvider view={pageSite()}>{children}</SiteProvider>
    </I18nProvider>
  )
}
