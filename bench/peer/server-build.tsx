import type { ReactNode } from 'react'
import {
  type LoaderFunctionArgs,
  type ServerBuild,
  type ServerEntryModule,
  ServerRouter,
  useLoaderData,
  useOutletContext,
} from 'react-router'
import { renderToReadableStream } from 'react-dom/server.edge'
import { brand } from '../../src/market/brand.ts'
import type { Market } from '../../src/market/markets.ts'
import { FullFrame } from '../../worker/render/FullFrame.tsx'
import { HeadContent } from '../../worker/render/head.tsx'
import { loaded, type PageSetting } from './context.ts'
import { type PeerKind, peerKinds } from './kinds.ts'
import { peerPage } from './page.ts'
import * as root from './root.tsx'
import { patternOf, peerRoutes } from './routes.ts'

/** `entry.server.tsx` of Cloudflare's template: https://reactrouter.com/explanation/special-files#entryservertsx */
const handleRequest: ServerEntryModule['default'] = async (request, status, headers, routerContext) => {
  const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: request.signal,
    onError: (cause) => console.error(cause),
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(body, { headers, status })
}

function routeModule(kind: PeerKind) {
  const { load, document } = peerPage(peerRoutes[kind].page)
  return {
    loader: ({ context, params }: LoaderFunctionArgs) => load(context.get(loaded), params),
    /** Titles and meta elements are React's own: https://reactrouter.com/start/framework/route-module#meta */
    default: function Page(): ReactNode {
      const { context, around } = useOutletContext<PageSetting>()
      const { head, body } = document(context, useLoaderData<never>())
      const { view, origin, indexable } = context
      return (
        <>
          <HeadContent head={head} place={{ view, origin, indexable, brand }} />
          <FullFrame head={head} context={context} around={around}>
            {body}
          </FullFrame>
        </>
      )
    },
  }
}

/** What `virtual:react-router/server-build` exports. The names of files are such as Vite gives. */
export function buildOf(market: Market): ServerBuild {
  const base = { id: 'root', path: '' }
  const leaves = peerKinds.map((kind) => ({
    kind,
    route: { id: `routes/${kind}`, parentId: base.id, path: patternOf(peerRoutes[kind], market) },
  }))
  return {
    entry: { module: { default: handleRequest } },
    routes: {
      [base.id]: { ...base, module: root },
      ...Object.fromEntries(leaves.map(({ kind, route }) => [route.id, { ...route, module: routeModule(kind) }])),
    },
    assets: {
      entry: { module: '/assets/entry.client-CmNoy4Jx.js', imports: sharedFiles },
      routes: {
        [base.id]: { ...base, ...filesOf('root') },
        ...Object.fromEntries(leaves.map(({ kind, route }) => [route.id, { ...route, ...filesOf(kind) }])),
      },
      url: '/assets/manifest-5e1c0a77.js',
      version: '5e1c0a77',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  }
}

const sharedFiles = ['/assets/chunk-UVKPFVEO-B0xZ3bJm.js', '/assets/components-Cq7dY2sT.js']

const filesOf = (module: string) => ({
  module: `/assets/${module}-D8w1kQzR.js`,
  imports: sharedFiles,
  css: [`/assets/${module}-BxQ7f3Zk.css`],
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})
