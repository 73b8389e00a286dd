import type { I18n } from '@lingui/core'
import { LinguiContext } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SiteProvider, type SiteView } from '../../src/ui/site/SiteContext.tsx'

interface PageShellProps {
  readonly i18n: I18n
  readonly view: SiteView
  /** Around markup that other visitors get too: the experiments that it may show. */
  readonly experiments?: readonly string[] | undefined
  /** The client belongs to this request alone, because the initial data of islands are written into it. */
  readonly queries: QueryClient
  readonly children: ReactNode
}

/** The context is set directly, because Lingui's provider would also listen for changes of the locale. */
export function PageShell({ i18n, view, experiments, queries, children }: PageShellProps): ReactNode {
  return (
    <LinguiContext value={{ i18n, _: i18n.t }}>
      <QueryClientProvider client={queries}>
        <SiteProvider view={view} experiments={experiments}>
          {children}
        </SiteProvider>
      </QueryClientProvider>
    </LinguiContext>
  )
}
