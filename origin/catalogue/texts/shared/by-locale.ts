import type { Language, Locale } from '../../../../src/market/markets.ts'
import { merged, type Override } from './merge.ts'

/** Returns texts by locale: those of each language, and what the Belgian editions write in another way. */
export function byLocale<Texts extends object>(
  { fr, nl, es, it }: Readonly<Record<Language, Texts>>,
  belgian: { readonly fr: NoInfer<Override<Texts>>; readonly nl: NoInfer<Override<Texts>> },
): Readonly<Record<Locale, Texts>> {
  return { fr_FR: fr, fr_BE: merged(fr, belgian.fr), nl_NL: nl, nl_BE: merged(nl, belgian.nl), es_ES: es, it_IT: it }
}
