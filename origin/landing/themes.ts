import { type ThemeCode, themeCodes, themes } from '../catalogue/facts/codes.ts'
import type { Locale } from '../../src/market/markets.ts'
import { textsOf } from '../catalogue/texts/index-by-locale.ts'
import type { Texts } from '../catalogue/texts/texts.ts'

export function themeOf(id: number): ThemeCode | undefined {
  return themeCodes.find((code) => themes[code] === id)
}

export function themeAt(texts: Texts, slug: string): ThemeCode | undefined {
  return themeCodes.find((code) => texts.labels.theme[code].slug === slug)
}

export function themeSlug(code: ThemeCode, locale: Locale): string {
  return textsOf(locale).labels.theme[code].slug
}
