import type { Locale } from '../../../../src/market/markets.ts'
import { byLocale } from '../../texts/shared/by-locale.ts'
import type { Heading } from '../blocks.ts'
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }

export type Mood = 'wellness' | 'seaside' | 'mountain' | 'unusual' | 'gastronomy' | 'city' | 'countryside' | 'culture'
export type Company = 'couple' | 'family' | 'friends' | 'alone'
export type ArticleTheme = 'wellness' | 'city' | 'family' | 'gastronomy' | 'seaside' | 'unusual'

/** What there is to read beside the catalogue: weekend ideas, and articles. */
interface Reading {
  readonly ideas: {
    readonly seo: { readonly title: string; readonly description: string }
    readonly title: string
    readonly intro: string
    readonly moods: { readonly title: string } & Readonly<Record<Mood, Heading>>
    readonly company: { readonly title: string } & Readonly<Record<Company, Heading>>
    readonly destinations: string
    readonly regions: { readonly near: string; readonly far: string }
  }
  readonly articles: Readonly<Record<ArticleTheme, Heading>>
}

const readings = byLocale<Reading>({ fr, nl, es, it }, { fr: {}, nl: {} })

export const readingOf = (locale: Locale): Reading => readings[locale]
