import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { Frame } from '../../routes/document.ts'
import { createQueryClient } from '../../src/islands/queries/client.ts'
import { HeartTemplate } from '../../src/ui/product-lists/WishHeart.tsx'
import { SiteProvider } from '../../src/ui/site/SiteContext.tsx'
import { viewSettings } from '../../worker/pages/view-settings.ts'
import { type FrameContent, frameContent } from '../../worker/render/frame-content.ts'
import { loaded, type PageSetting, type Place, placedContext } from './context.ts'
import { patternOf, peerRoutes } from './routes.ts'

interface RootData {
  readonly place: Place
  readonly around: FrameContent
}

/** Content of the frame belongs to the root route, whose data stay when the visitor goes on to another page. */
export async function loader({ context, pattern }: LoaderFunctionArgs): Promise<RootData> {
  const page = context.get(loaded)
  const { content, view, origin, minisite, now, indexable, sendsParcels, accountOrigin } = page
  const around = frameContent(page)
  const route = Object.values(peerRoutes).find((each) => patternOf(each, view.site.market) === pattern)
  const kind = route?.frame ?? 'other'
  const [home, settings] = await Promise.all([kind === 'home' ? content.home() : null, content.settings()])
  const frame: Frame =
    kind !== 'home'
      ? { kind: 'full', page: kind }
      : home
        ? { kind: 'full', page: kind, content: home[view.flow] }
        : { kind: 'full', page: 'other' }
  return {
    place: { view: { ...view, ...viewSettings(settings) }, origin, minisite, now, indexable, sendsParcels, accountOrigin },
    around: await around(frame),
  }
}

/** https://reactrouter.com/explanation/special-files#layout-export */
export function Layout({ children }: { children: ReactNode }): ReactNode {
  const market = useRouteLoaderData<RootData>('root')?.place.view.site.market
  return (
    <html lang={market?.tag} data-market={market?.id} data-locale={market?.locale}>
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root(): ReactNode {
  const { place, around } = useLoaderData<RootData>()
  const { pathname, search } = useLocation()
  const [queries] = useState(createQueryClient)
  const context = useMemo(() => placedContext(place, pathname + search), [place, pathname, search])
  return (
    <I18nProvider i18n={context.i18n}>
      <QueryClientProvider client={queries}>
        <SiteProvider view={place.view}>
          <HeartTemplate />
          <Outlet context={{ context, around } satisfies PageSetting} />
        </SiteProvider>
      </QueryClientProvider>
    </I18nProvider>
  )
}
