import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { SiteProvider } from '../../ui/site/SiteContext.tsx'
import { pageQueries } from '../queries/client.ts'
import { useMarketTime } from './market-clock.ts'
import { pageSite } from './page-site.ts'
import { pageI18n } from './page-texts.ts'

export { loadTexts } from './page-texts.ts'

export default function IslandShell({ children }: { children: ReactNode }): ReactNode {
  const { today, hour } = useMarketTime()
  const view = useMemo(() => ({ ...pageSite(), today, hour }), [today, hour])
  return (
    <I18nProvider i18n={pageI18n()}>
      <QueryClientProvider client={pageQueries()}>
        <SiteProvider view={view}>{children}</SiteProvider>
      </QueryClientProvider>
    </I18nProvider>
  )
}
