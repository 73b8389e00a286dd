import { themes, type ThemeCode } from '../catalogue/codes.ts'
import type { Locale } from '../../src/market/markets.ts'
import { textsOf } from '../texts/index-by-locale.ts'
import type { Texts } from '../texts/texts.ts'

/** The theme with this numeric id. */
export function themeOf(id: number): ThemeCode | undefined {
  return themeCodes.find((code) => themes[code] === id)
}

export const themeCodes: readonly ThemeCode[] = [
  'wellness',
  'romantic',
  'gastronomy',
  'family',
  'city',
  'seaside',
  'mountain',
  'countryside',
  'unusual',
  'culture',
]

/** The theme with this slug in a locale. */
export function themeAt(texts: Texts, slug: string): ThemeCode | undefined {
  return themeCodes.find((code) => texts.labels.theme[code].slug === slug)
}

/** A theme's slug in each language: sister locales share theirs. */
export function themeSlug(code: ThemeCode, locale: Locale): string {
  return textsOf(locale).labels.theme[code].slug
}
