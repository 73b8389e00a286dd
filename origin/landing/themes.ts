import { type Texts, textsOf, type ThemeCode, themeCodes, themes } from '@escale/catalogue'
import type { Locale } from '../../src/market/markets.ts'

export function themeOf(id: number): ThemeCode | undefined {
  return themeCodes.find((code) => themes[code] === id)
}

export function themeAt(texts: Texts, slug: string): ThemeCode | undefined {
  return themeCodes.find((code) => texts.labels.theme[code].slug === slug)
}

export function themeSlug(code: ThemeCode, locale: Locale): string {
  return textsOf(locale).labels.theme[code].slug
}
