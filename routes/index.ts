import { type Language, type Market } from '../src/market/markets.ts'
import { type Screen, segments } from '../src/market/segments.ts'
import type { PageContext } from './context.ts'
import type { PageDocument } from './document.ts'
import { home } from './pages/home/load.tsx'
import { notFound } from './pages/not-found/load.tsx'

export type PageParams = Readonly<Record<string, string | undefined>>
export type PageLoader = (context: PageContext, params: PageParams) => Promise<PageDocument>

export interface PageRoute {
  readonly id: string
  /** React Router path below the market's base and the minisite. */
  readonly path: string
  readonly load: PageLoader
}

interface ScreenRoute {
  readonly screen: Screen
  /** Parameters after the screen's segment. */
  readonly params?: string
  readonly load: PageLoader
}

/** Every page of the site: one place to see them all. */
const screens: readonly ScreenRoute[] = [
  { screen: 'home', load: home },
]

/** The routes of a market, in the language of its slugs; whatever matches none is the 404 page. */
export function routesOf(market: Market): readonly PageRoute[] {
  return [...screens.map((route) => ({ id: `${route.screen}${route.params ?? ''}`, path: pathOf(route, market.language), load: route.load })), { id: 'not-found', path: '*', load: notFound }]
}

function pathOf(route: ScreenRoute, language: Language): string {
  return `/${[segments[route.screen][language], route.params].filter(Boolean).join('/')}`
}
