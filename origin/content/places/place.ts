import type { Language } from '../../../src/market/markets.ts'
import type { DestinationKind } from '../../../src/contract/offers.ts'

/** A destination the content speaks of: what its links and searches need. */
export interface ContentPlace {
  /** Gazetteer id. */
  readonly id: number
  readonly kind: DestinationKind
  readonly name: Readonly<Record<Language, string>>
  readonly slug: Readonly<Record<Language, string>>
}

/** One text for all languages, or French, Spanish, Dutch, Italian. */
type Named = string | readonly [fr: string, es: string, nl: string, it: string]

export function place(id: number, kind: DestinationKind, name: Named, slug: Named): ContentPlace {
  return { id, kind, name: byLanguage(name), slug: byLanguage(slug) }
}

function byLanguage(text: Named): Record<Language, string> {
  if (typeof text === 'string') return { fr: text, es: text, nl: text, it: text }
  const [fr, es, nl, it] = text
  return { fr, es, nl, it }
}
