import type { D1Database } from '@cloudflare/workers-types'
import type { Texts, ThemeCode } from '@escale/catalogue'
import type { Alternates } from '../../src/contract/seo.ts'
import { locales, marketOfLocale, type Market } from '../../src/market/markets.ts'
import { sitePath } from '../http/site-paths.ts'
import { placeAt, type Place } from '../geo/places.ts'
import { themeAt, themeSlug } from './themes.ts'

/** What a path below the stays route means: nothing, a theme, a place, or a theme in a place. */
export interface Named {
  readonly theme?: ThemeCode
  readonly place?: Place
}

/** Resolves `''`, `slug` or `theme/place` in the market's language. Returns undefined where the slugs name nothing. */
export async function named(db: Pick<D1Database, 'prepare'>, path: string, market: Market, texts: Texts): Promise<Named | undefined> {
  const [first = '', second, ...rest] = path.split('/')
  if (rest.length > 0) return undefined
  if (first === '' && second === undefined) return {}
  const theme = themeAt(texts, first)
  if (second === undefined) {
    if (theme) return { theme }
    const place = await placeAt(db, market.language, first)
    return place && { place }
  }
  const place = theme && (await placeAt(db, market.language, second))
  return theme && place && { theme, place }
}

export function pathOf({ theme, place }: Named, market: Market): string {
  return [...(theme ? [themeSlug(theme, market.locale)] : []), ...(place ? [place.paths[market.language]] : [])].join('/')
}

export function alternatesOf(what: Named): Alternates {
  return locales.map((locale) => {
    const market = marketOfLocale(locale)
    return { locale, path: sitePath(market, 'stays', pathOf(what, market)) }
  })
}
